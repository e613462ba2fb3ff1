import { emptyLeagueValues, emptyMemberValues, emptyTeamValues } from '@rokade/league';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import { says } from './captains.ts';
import { faultsOn } from './faults-on.ts';
import { type Hall, openHall } from './hall.ts';
import { tell } from './tell.ts';

const boards = 2;
const teams = ['a', 'b', 'c', 'd'] as const;

let hall: Hall;
/** The id of the league. */
let league = '';
let version = 0;

interface Match {
  readonly id: string;
  readonly division: string;
  readonly home: string;
  readonly away: string;
}

async function lead(command: object): Promise<void> {
  const body = { basedOn: version, command, confirmed: true };
  ({ version } = await (await tell(hall, `/leagues/${league}/commands`, body)).json());
}

/** The first match of a division. */
async function firstMatch(division: string): Promise<Match> {
  const answer = await hall.page.request.get(`${hall.server.url}/api/leagues/${league}`);
  const { matches } = (await answer.json()) as { matches: readonly Match[] };
  const match = matches.find((one) => one.division === division);
  if (match === undefined) throw new Error(`${division} has no match`);
  return match;
}

/** Four teams of two players whose line-up is for all rounds, with round 1 published. */
async function addDivision(form: 'swiss' | 'cup'): Promise<void> {
  const name = (team: string): string => `${form}-${team}`;
  const values = { level: 1, boards, promoted: 0, relegated: 0, form, lineUps: 'to-come' };
  await lead({ kind: 'add-division', division: form, values: { ...values, name: form } });
  await lead({
    kind: 'enter-teams',
    division: form,
    teams: teams.map((team) => ({
      id: name(team),
      values: { ...emptyTeamValues, name: `Hold ${name(team)}` },
    })),
  });
  for (const team of teams) {
    await lead({
      kind: 'name-players',
      team: name(team),
      seat: 'regular',
      leave: '',
      players: [1, 2].map((place) => ({
        id: `${name(team)}${place}`,
        values: { ...emptyMemberValues, name: `${name(team)}${place}, Bo`, rating: 1800 },
      })),
    });
  }
  await lead({ kind: 'draw-round', division: form, round: 1, day: '', seed: 'lots' });
  await lead({ kind: 'publish-round', division: form, round: 1 });
}

/** Hands in the line-ups of a match. */
async function seat({ id: match, home, away }: Match): Promise<void> {
  for (const team of [home, away]) {
    await lead({ kind: 'hand-in-line-up', match, team, players: [`${team}1`, `${team}2`] });
  }
}

const note = ({ id: match }: Match, board: number, score: string): Promise<void> =>
  lead({ kind: 'note-results', match, results: [{ board, score }] });

/** A phone that looks at a public page of the league and hears of what is new. */
async function watching(path: string, look: (visitor: Page) => Promise<void>): Promise<void> {
  const context = await hall.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'da-DK',
  });
  const visitor = await context.newPage();
  const listening = visitor.waitForResponse(/\/live$/);
  await visitor.goto(`${hall.server.url}/league/${league}/${path}`);
  await listening;
  // A page that is loaded anew has lost this.
  await visitor.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await look(visitor);
  expect(await visitor.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await context.close();
}

/** The lines that are marked as just changed, as soon as there are so many. */
async function marked(visitor: Page, count: number): Promise<readonly string[]> {
  const lines = visitor.getByRole('row').filter({ hasText: t('public.changed') });
  await expect.poll(() => lines.count(), { timeout: 10_000 }).toBe(count);
  return lines.allInnerTexts();
}

beforeAll(async () => {
  hall = await openHall('league-visitors');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  const values = { ...emptyLeagueValues, name: 'Holdkampe', published: true };
  ({ id: league, version } = await (await tell(hall, '/leagues', { values })).json());
  await addDivision('swiss');
  await addDivision('cup');
});
afterAll(() => hall.close());

describe('somebody who looks at a running league', () => {
  test('sees line-ups and each result of a match as they come, and which board changed', async () => {
    const match = await firstMatch('swiss');
    await watching(`match/${match.id}`, async (visitor) => {
      await says(visitor, t('public-league.line-ups-secret'));
      await seat(match);
      await says(visitor, `${match.home}1, Bo`);
      await note(match, 1, '1-0');
      const [line] = await marked(visitor, 1);
      expect(line).toContain('1–0');
      await says(visitor, '1–0');
      expect(await faultsOn(visitor)).toEqual([]);
    });
  });

  test('sees the table of a Swiss move, with the match and the places of its teams marked', async () => {
    const match = await firstMatch('swiss');
    await watching('division/swiss', async (visitor) => {
      const table = visitor.locator('main table').first();
      await note(match, 2, '1-0');
      // The match, and four places that were one.
      const lines = await marked(visitor, 5);
      expect(lines.join('\n')).toContain('2–0');
      expect(await table.locator('tbody tr').first().innerText()).toContain(`Hold ${match.home}`);
      expect(await faultsOn(visitor)).toEqual([]);
    });
  });

  test('sees who goes on in the bracket of a cup, and the next round once it is published', async () => {
    const match = await firstMatch('cup');
    await seat(match);
    await watching('division/cup', async (visitor) => {
      const drawing = visitor.getByRole('region', { name: t('cup.drawing') });
      await note(match, 1, '1-0');
      await note(match, 2, '1-0');
      const winner = `Hold ${match.home}`;
      // In the first round, and as whoever comes from there in the final.
      await expect.poll(() => drawing.getByText(winner).count(), { timeout: 10_000 }).toBe(2);
      expect((await marked(visitor, 2)).join('\n')).toContain(winner);
      expect(await faultsOn(visitor)).toEqual([]);
    });
  });

  test('is told of nothing by a draft', async () => {
    await watching('division/swiss', async (visitor) => {
      const rounds = visitor.getByRole('heading', {
        name: t('public-league.next-round', { round: 2 }),
      });
      await lead({ kind: 'draw-round', division: 'swiss', round: 2, day: '', seed: 'lots' });
      await expect
        .poll(() => visitor.locator('main').innerText(), { timeout: 5_000 })
        .not.toContain(t('public.changed'));
      expect(await rounds.count()).toBe(0);
      await lead({ kind: 'publish-round', division: 'swiss', round: 2 });
      await rounds.first().waitFor();
    });
  });

  test('marks nothing on the way to another team', async () => {
    await watching('team/swiss-a', async (visitor) => {
      const others = visitor.locator('main table a[href*="/team/"]:not([href$="/team/swiss-a"])');
      await others.first().click();
      await visitor.waitForURL(/team\/swiss-[b-d]$/);
      await visitor.getByRole('heading', { level: 1 }).getByText('Hold swiss-').waitFor();
      expect(await visitor.locator('main').innerText()).not.toContain(t('public.changed'));
    });
  });
});
