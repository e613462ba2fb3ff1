import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import { faultsOn } from './structure-of.ts';

let hall: PlainHall;
const folder = mkdtempSync(join(tmpdir(), 'rokade-season-'));

beforeAll(async () => {
  hall = await openPlainHall('league-season');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});

afterAll(async () => {
  await hall.close();
  rmSync(folder, { recursive: true, force: true });
});

const api = async (path: string) =>
  (await hall.page.request.get(`${hall.server.url}/api${path}`)).json();

test('a season that began elsewhere is looked at and taken over without a script', async () => {
  const { page } = hall;
  const made = await tell(hall, '/leagues', { values: { name: 'Kredsen', season: '2026/27' } });
  const { id }: { id: string } = await made.json();
  const division = { name: '1. række', level: 1, boards: 2, promoted: 1, relegated: 1 };
  const command = { kind: 'add-division', division: 'top', values: division };
  await tell(hall, `/leagues/${id}/commands`, { basedOn: 1, command });
  const [teams, results] = [join(folder, 'teams.csv'), join(folder, 'results.csv')];
  writeFileSync(teams, 'Hold;Klub\nNord;SK Nord\nSyd;SK Syd\n');
  writeFileSync(results, 'Runde;Hjemme;Ude;Resultat\n1;Nord;Syd;1½-½\n2;Syd;Nord;vandt\n');

  await page.goto(`${hall.server.url}/console/leagues/${id}/divisions/top`);
  await page.getByText(t('leagues.season'), { exact: true }).click();
  await page.getByLabel(t('leagues.season-file')).setInputFiles(teams);
  await page.getByLabel(t('leagues.season-results')).setInputFiles(results);
  await page.getByRole('button', { name: t('leagues.season-look') }).click();
  await page
    .getByText(t('leagues.season-would', { teams: 2, players: 0, matches: 2, played: 1 }))
    .waitFor();
  const fault = t('season.score', { text: 'vandt' });
  await page
    .getByText(t('leagues.season-line', { where: 'results.csv, ', row: 3, what: fault }))
    .waitFor();
  expect((await api(`/leagues/${id}`)).teams).toEqual([]);

  await page.getByRole('button', { name: t('leagues.season-take'), exact: true }).click();
  const league = await api(`/leagues/${id}`);
  expect(league.teams.map(({ values }: { values: { name: string } }) => values.name)).toEqual([
    'Nord',
    'Syd',
  ]);
  expect(league.matches.map(({ bare }: { bare: unknown }) => bare)).toEqual([[3, 1], null]);
});

test('the rating report of a month has what is not rated with the reason, and its files', async () => {
  const { page } = hall;
  const made = await tell(hall, '/leagues', { values: { name: 'Kredsen', season: '2027/28' } });
  const { id }: { id: string } = await made.json();
  const division = { name: '1. række', level: 1, boards: 1, promoted: 1, relegated: 1 };
  const command = { kind: 'add-division', division: 'top', values: division };
  await tell(hall, `/leagues/${id}/commands`, { basedOn: 1, command });
  const content = `team,name,dsunr,rating
Nord,"Hansen, Ida",471111,1800
Syd,"Berg, Anna",471222,1750
Øst,"Dahl, Bo",,
round,date,home,away,board,homeplayer,awayplayer,result
1,2027-11-21,Nord,Syd,1,"Hansen, Ida","Berg, Anna",1-0
2,2027-11-28,Syd,Øst,1,"Berg, Anna","Dahl, Bo",1-0
`;
  const looked = await tell(hall, `/leagues/${id}/season/look`, {
    division: 'top',
    files: [{ name: 'autumn.csv', content }],
  });
  const season: { version: number; command: object } = await looked.json();
  await tell(hall, `/leagues/${id}/commands`, {
    basedOn: season.version,
    command: season.command,
  });
  await page.goto(`${hall.server.url}/console/leagues/${id}/rating?month=2027-11&rules=dsu-2010`);
  expect(await faultsOn(page)).toEqual([]);
  await page.getByText(t('leagues.rating-games', { games: 1, people: 2 })).waitFor();
  await page.getByText(t('league-rating.unregistered', { names: 'Dahl, Bo' })).waitFor();
  const files = `${hall.server.url}/console/leagues/${id}/files`;
  const csv = await page.request.get(`${files}/rating.csv?month=2027-11&rules=dsu-2010`);
  expect(await csv.text()).toContain('Hansen, Ida');
  const trf = await page.request.get(`${files}/report.trf?month=2027-11&rules=dsu-2010`);
  expect(await trf.text()).toMatch(/^001 {4}1 {6}Berg, Anna/m);
  const dwz = await page.request.get(`${files}/dwz.csv?month=2027-11`);
  expect(await dwz.text()).toContain('Berg;Anna');
  const left = await page.request.get(`${files}/not-rated.csv?month=2027-11`);
  expect(await left.text()).toContain('Dahl, Bo');
  expect((await page.request.get(`${files}/other.csv`)).status()).toBe(404);
});
