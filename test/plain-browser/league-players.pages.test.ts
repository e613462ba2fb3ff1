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

/** Ten teams of a player each, of whom the first beats seven of nine: a norm as grandmaster. */
const normSeason = (): string => {
  const federations = ['DEN', 'DEN', 'GER', 'SWE', 'NOR'];
  const teams = Array.from({ length: 10 }, (_, index) => `Hold ${index + 1}`);
  const name = (index: number): string => `"Spiller${index}, Bo"`;
  const rounds = Array.from({ length: 9 }, (_, index) => index + 1);
  return [
    'team,name,dsunr,rating,elo,title,federation',
    ...teams.map((team, index) => {
      const title = index % 2 === 1 ? 'GM' : '';
      const values = [4700 + index, 1900 + index, 2500 + index, title, federations[index % 5]];
      return [team, name(index), ...values].join(',');
    }),
    'round,date,home,away,board,homeplayer,awayplayer,result',
    ...rounds.flatMap((round) => {
      const order = [0, ...Array.from({ length: 9 }, (_, at) => 1 + ((at + round - 1) % 9))];
      return [0, 1, 2, 3, 4].map((at) => {
        const [home, away] = [order[at] ?? 0, order[9 - at] ?? 0];
        const result = home === 0 && round < 8 ? '1-0' : '½-½';
        const day = `2027-10-${10 + round}`;
        return [round, day, teams[home], teams[away], 1, name(home), name(away), result].join(',');
      });
    }),
    '',
  ].join('\n');
};

test('norm certificates and FIDE’s forms of a division are printed at its desk alone', async () => {
  const { page, server } = hall;
  const values = { name: 'Skakligaen', season: '2027/28', published: true };
  const { id }: { id: string } = await (await tell(hall, '/leagues', { values })).json();
  const division = { name: 'Øverst', level: 1, boards: 1, promoted: 0, relegated: 0 };
  const command = { kind: 'add-division', division: 'top', values: division };
  await tell(hall, `/leagues/${id}/commands`, { basedOn: 1, command });
  const files = [{ name: 'season.csv', content: normSeason() }];
  const looked = await tell(hall, `/leagues/${id}/season/look`, { division: 'top', files });
  const season = await looked.json();
  expect(season.faults).toEqual([]);
  const taken = { basedOn: season.version, command: season.command };
  await tell(hall, `/leagues/${id}/commands`, taken);
  const desk = `${server.url}/console/leagues/${id}/divisions/top/players`;
  await page.goto(desk);
  await page.getByRole('link', { name: t('norms.certificates'), exact: true }).click();
  await page.waitForURL('**/norms?**');
  const main = (): Promise<string> => page.locator('main').innerText();
  expect(await main()).toContain(t('norms.certificate-heading', { title: 'GM' }));
  expect(await main()).toContain('Spiller0, Bo');
  expect(await main()).toContain('Skakligaen 2027/28 Øverst');
  const certificates = await page.locator('main article').count();
  expect(await page.locator('main table tbody tr').count()).toBe(9 * certificates);
  await page.goto(`${server.url}/print/league/${id}/division/top/norms?player=1`);
  expect(await page.locator('main table tbody tr').count()).toBe(9);
  expect(await faultsOn(page)).toEqual([]);
  await page.getByRole('link', { name: t('print.kind-fide-forms'), exact: true }).click();
  await page.waitForURL('**what=forms**');
  expect(await main()).toContain('IT1');
  expect(await faultsOn(page)).toEqual([]);
  await page.goto(`${server.url}/print/league/${id}/division/top/norms?player=99`);
  await page.getByText(t('norms.none')).waitFor();
  const visitor = await (await hall.browser.newContext()).newPage();
  const refused = await visitor.goto(`${server.url}/print/league/${id}/division/top/norms`);
  expect(refused?.status()).toBe(404);
});

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
  // Whoever kept the address of a club that was merged since finds its teams.
  const { version: basedOn } = await (
    await page.request.get(`${server.url}/api/leagues/${id}`)
  ).json();
  const merging = { kind: 'merge-clubs', from: 'SK Nord', into: 'SK Syd' };
  await tell(hall, `/leagues/${id}/commands`, { basedOn, command: merging });
  await visitor.goto(`${server.url}/league/${id}/club/SK Nord`);
  expect(decodeURI(visitor.url())).toContain('/club/SK Syd');
  expect(await visitor.locator('main').innerText()).toContain('Nord');
});
