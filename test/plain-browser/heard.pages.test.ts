import { afterAll, beforeAll, expect, test } from 'vitest';
import { arbiterAt, setUpAccount } from '../browser/arbiter.ts';
import { keepJournals } from '../browser/kinds-of-tournament.ts';
import { tellTournament } from '../browser/tell.ts';
import { run, started, whiteWinsAll } from '../tournament/journal-driver.ts';
import { heardOn } from './heard-on.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';

let hall: PlainHall;
let id = '';

/** Six players before the results of round 2. */
const secondRound = () => {
  const played = whiteWinsAll(started(6));
  return run(played, { kind: 'pair-round' }, { kind: 'publish-round' });
};

beforeAll(async () => {
  hall = await openPlainHall('heard', async (folder) => {
    [id = ''] = await keepJournals(folder, [secondRound()]);
  });
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  await tellTournament(hall, id, {
    kind: 'change-settings',
    changes: { phoneReports: 'by-table' },
  });
});
afterAll(() => hall.close());

const heardAt = async (path: string): Promise<readonly string[]> => {
  await hall.page.goto(`${hall.server.url}${path}`);
  return heardOn(hall.page.document());
};

test('a screen reader finds its way at the desk', async () => {
  expect(await heardAt(`/console/${id}/results`)).toMatchInlineSnapshot(`
    [
      "banner",
      "status",
      "status",
      "combobox “Søg efter spillere, brætter, sider, indstillinger, udskrifter og handlinger”",
      "status",
      "navigation “Sider”",
      "main",
      "heading “Resultater, runde 2”",
      "navigation “Runder”",
      "status",
      "status",
      "table “Brætter”",
      "  columns: Bræt | Point | Hvid | Resultat | Sort | Point | Gemt",
      "  row: 1 | 1 | Spiller 04 1960 | · intet resultat endnu | Spiller 02 1980 | 1 | ? Hvorfor?",
      "region “Taster”",
      "status “Et øjeblik: tasterne er ikke klar endnu”",
    ]
  `);
});

test('and at the check-in', async () => {
  expect(await heardAt(`/console/${id}/check-in`)).toMatchInlineSnapshot(`
    [
      "banner",
      "status",
      "status",
      "combobox “Søg efter spillere, brætter, sider, indstillinger, udskrifter og handlinger”",
      "status",
      "navigation “Sider”",
      "main",
      "heading “Fremmøde til runde 3”",
      "status “0 af 6 er mødt”",
      "status",
      "region “De, der mangler”",
      "heading “De, der mangler”",
      "table “De, der mangler”",
      "  columns: Navn | Tilstand",
      "  row: Spiller 01 Aalborg | fri uden pointudgårkommer med i runden alligevel",
    ]
  `);
});

test('a visitor on the page of a round', async () => {
  expect(await heardAt(`/t/${id}/round/2`)).toMatchInlineSnapshot(`
    [
      "banner",
      "status",
      "navigation “Turneringens sider”",
      "main",
      "heading “Runde 2”",
      "status",
      "navigation “Runder”",
      "table “Rundelægning og resultater”",
      "  columns: Bræt | Hvid | Resultat | Sort",
      "  row: 1 | Hvid Spiller 04 1960 (1) | – intet resultat endnu | Sort Spiller 02 1980 (1)",
    ]
  `);
});

test('and a player on a phone who reports the result of a table', async () => {
  await hall.page.goto(`${hall.server.url}/print/${id}/codes`);
  const address = await hall.page.locator('article .address').first().innerText();
  expect(await heardAt(new URL(address.trim()).pathname)).toMatchInlineSnapshot(`
    [
      "banner",
      "main",
      "heading “Runde 2 · Bord 1”",
      "heading “Hvordan endte partiet?”",
    ]
  `);
});
