import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;

beforeAll(async () => {
  hall = await openPlainHall('league-players');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

const content = `team,club
Nord,SK Nord
Syd,SK Syd
team,name,dsunr,rating,elo
Nord,"Hansen, Ida",471111,1800,1901
Syd,"Berg, Anna",471222,1750,
round,date,home,away,board,homeplayer,awayplayer,result
1,2027-11-21,Nord,Syd,1,"Hansen, Ida","Berg, Anna",1-0
`;

test('players of a division at the desk and in public, and the prizes of a club', async () => {
  const { page, server } = hall;
  const values = { name: 'Kredsen', season: '2027/28', published: true };
  const made = await tell(hall, '/leagues', { values });
  const { id }: { id: string } = await made.json();
  const division = { name: '1. række', level: 1, boards: 1, promoted: 1, relegated: 1 };
  const command = { kind: 'add-division', division: 'top', values: division };
  await tell(hall, `/leagues/${id}/commands`, { basedOn: 1, command });
  const looked = await tell(hall, `/leagues/${id}/season/look`, {
    division: 'top',
    files: [{ name: 'autumn.csv', content }],
  });
  const season: { version: number; command: object } = await looked.json();
  await tell(hall, `/leagues/${id}/commands`, {
    basedOn: season.version,
    command: season.command,
  });
  await page.goto(`${server.url}/console/leagues/${id}/divisions/top`);
  await page.getByRole('link', { name: t('leagues.players'), exact: true }).click();
  await page.getByText(t('public-league.by-board')).waitFor();
  await page.getByRole('heading', { name: t('norms.made') }).waitFor();
  await page.getByText(t('norms.none')).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  for (const what of ['pairings', 'boards', 'sheets'] as const) {
    await page.goto(`${server.url}/print/league/${id}/division/top?what=${what}`);
    await page.getByText('Hansen, Ida').or(page.getByText('Nord')).first().waitFor();
    await page.getByRole('link', { name: t(`league.print-${what}`), exact: true }).waitFor();
    expect(await faultsOn(page)).toEqual([]);
  }
  await page.goto(`${server.url}/console/leagues/${id}/prizes?club=SK Nord`);
  await page.getByText(t('leagues.prizes-of', { team: 'Nord', rounds: 1, least: 0 })).waitFor();
  expect(await faultsOn(page)).toEqual([]);
  const visitor = await (await hall.browser.newContext()).newPage();
  await visitor.goto(`${server.url}/league/${id}/division/top`);
  await visitor.getByRole('link', { name: t('public-league.all-players') }).click();
  await visitor.getByRole('link', { name: 'Hansen, Ida' }).first().click();
  await visitor.waitForURL('**/player/*');
});
