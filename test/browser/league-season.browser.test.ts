import { plusDays } from '@rokade/rules';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForm } from './act-form.ts';
import { arbiterAt, setUpAccount, t } from './arbiter.ts';
import {
  agree,
  type Captain,
  chooseResults,
  chosenResults,
  enterResults,
  handIn,
  insistOnResults,
  lineUpIsIn,
  lookAtMatch,
  openPhone,
  resultsOf,
  says,
  sendLineUp,
} from './captains.ts';
import { faultsOn } from './faults-on.ts';
import { follow } from './follow.ts';
import { type Hall, openHall } from './hall.ts';
import { smallTargets } from './small-targets.ts';
import { tell } from './tell.ts';

/** The teams by their strength, which decides every match that is not played on phones. */
const names = [
  'Aalborg',
  'Brønshøj',
  'Charlottenlund',
  'Dragør',
  'Esbjerg',
  'Frederikshavn',
  'Grindsted',
  'Helsingør',
];

const boards = 4;
const today = new Date().toISOString().slice(0, 10);
const firstDay = plusDays(today, 3);
/** A match day each week. */
const days = [0, 1, 2, 3, 4, 5, 6].map((week) => plusDays(firstDay, 7 * week));

/** By how many milliseconds the clock of the hall is ahead. */
let ahead = 0;
const setClock = (local: string): void => {
  ahead = new Date(local).getTime() - Date.now();
};

interface Match {
  readonly id: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
  readonly scores: readonly string[];
}

interface Shown {
  readonly version: number;
  readonly values: { readonly season: string };
  readonly divisions: readonly {
    readonly id: string;
    readonly values: { readonly name: string };
  }[];
  readonly teams: readonly {
    readonly id: string;
    readonly division: string;
    readonly values: { readonly name: string };
  }[];
  readonly members: readonly object[];
  readonly matches: readonly Match[];
}

let hall: Hall;
/** The id of the league. */
let league = '';
/** The id of the division of eight. */
let division = '';
const captains = new Map<string, Captain>();
/** The name of the team that is last in the end. */
let lastName = '';
/** The four matches of the first match day. */
let firstRound: readonly Match[] = [];

const at = (path: string): string => `${hall.server.url}/console/leagues/${league}${path}`;

const shown = async (id = league): Promise<Shown> =>
  (await hall.page.request.get(`${hall.server.url}/api/leagues/${id}`)).json();

/** Sends the league a command in the name of its leader. */
async function lead(command: object): Promise<void> {
  const { version: basedOn } = await shown();
  await tell(hall, `/leagues/${league}/commands`, { basedOn, command, confirmed: true });
}

function captainOf(team: string): Captain {
  const captain = captains.get(team);
  if (captain === undefined) throw new Error(`${team} has no captain`);
  return captain;
}

/** What a page says of an agreement that a change has undone, as far as it names the captain. */
const undoneFor = ({ name }: Captain): string =>
  t('leagues.agreement-undone', { team: name, from: '|' }).split('|')[0] ?? '';

/** A match of the first match day with both captains, each looking at it. */
async function meet(index: number) {
  const match = firstRound[index];
  if (match === undefined) throw new Error('the match is not planned');
  const [home, away] = [captainOf(match.home), captainOf(match.away)];
  await Promise.all([home, away].map((captain) => lookAtMatch(captain, match.id)));
  return { match, home, away };
}

/** Axe finds nothing on a captain's page, it is no wider than the phone, and a finger hits everything. */
async function expectGoodPhone({ phone }: Captain): Promise<void> {
  expect(await faultsOn(phone)).toEqual([]);
  expect(await smallTargets(phone)).toEqual([]);
}

/** Presses a button of the leader's page by its words. */
const press = (label: Parameters<typeof t>[0]): Promise<void> =>
  hall.page.getByRole('button', { name: t(label), exact: true }).click();

const open = (label: Parameters<typeof t>[0]): Promise<void> =>
  hall.page
    .locator('summary', { hasText: t(label) })
    .first()
    .click();

/** Adds a division at the desk of the league. */
async function addDivision(name: string): Promise<void> {
  const form = actForm(hall.page, 'add-division');
  await form.locator('[name="command.values.name"]').fill(name);
  await form.locator('[name="command.values.boards"]').fill(`${boards}`);
  await form.getByRole('button').click();
  await hall.page.getByRole('link', { name, exact: true }).waitFor();
}

/** Pastes the squad of the team whose page is open, and makes the link of its captain; gives that. */
async function prepareTeam(name: string): Promise<string> {
  const { page } = hall;
  const lines = [1, 2, 3, 4, 5].map((place) => `${name}${place}, Bo; ${2000 - place * 50}`);
  await page.locator('[name="wish.lines"]').fill(lines.join('\n'));
  await press('leagues.paste');
  await says(page, `${name}5, Bo`);
  await press('leagues.make-link');
  const slip = page.getByRole('region', { name: t('links.slip') });
  return (await slip.locator('.address').innerText()).trim();
}

beforeAll(async () => {
  const clock = () => new Date(Date.now() + ahead);
  hall = await openHall('league', undefined, undefined, clock);
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});
afterAll(async () => {
  await Promise.all([...captains.values()].map(({ phone }) => phone.context().close()));
  await hall.close();
});

describe('a season of eight teams', () => {
  test('is made by its leader: rules, two divisions, teams and a schedule', async () => {
    const { page, server } = hall;
    await page.goto(`${server.url}/console/leagues`);
    await page.locator('[name="values.name"]').fill('Kredsholdturneringen');
    await page.locator('[name="values.season"]').fill('2026/27');
    await press('leagues.make');
    await page.waitForURL(/\/console\/leagues\/[^/]+$/);
    league = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await addDivision('1. række');
    await open('leagues.new-division');
    await addDivision('2. række');
    await follow(page, at('/settings'));
    const rules = actForm(page, 'change-league');
    await rules
      .locator('select[name="command.changes.wrongOrder"]')
      .selectOption('from-there-down');
    await rules.locator('[name="command.changes.published"][type=checkbox]').check();
    await rules.getByRole('button').click();
    await says(page, t('console.saved'));
    division = (await shown()).divisions[0]?.id ?? '';
    await follow(page, at(`/divisions/${division}`));
    const lines = names.map((name) => `${name}; SK ${name}; Skolen i ${name}`);
    await page.locator('[name="wish.lines"]').fill(lines.join('\n'));
    await press('leagues.enter-teams');
    await page.locator('main table').getByText('Helsingør').first().waitFor();
    // Team by team this is eight times the same form.
    const { teams } = await shown();
    for (const { id } of teams) {
      await lead({ kind: 'change-team', team: id, changes: { homeTime: '13:00' } });
    }
    await page.reload();
    const schedule = actForm(page, 'draw-schedule');
    await schedule.locator('[name="command.days:lines"]').fill(days.join('\n'));
    await schedule.getByRole('button').click();
    await page.getByRole('heading', { name: t('terms.round-n', { round: 7 }) }).waitFor();
    const { matches } = await shown();
    expect(matches).toHaveLength(28);
    firstRound = matches.filter(({ round }) => round === 1);
  });

  test('has a squad and a captain with a link for each team', async () => {
    for (const { id: team, values } of (await shown()).teams) {
      await follow(hall.page, at(`/teams/${team}`));
      const address = await prepareTeam(values.name);
      const phone = await openPhone(hall, address);
      captains.set(team, { team, name: values.name, phone });
    }
    expect((await shown()).members).toHaveLength(40);
  });
});

describe('on the first match day', () => {
  test('a line-up in the wrong order is told before, and is secret until both are in', async () => {
    setClock(`${plusDays(firstDay, -1)}T20:00`);
    const { match, home, away } = await meet(0);
    await says(home.phone, t('leagues.missing-line-up', { team: home.name }));
    await sendLineUp(home, [2, 1, 3, 4]);
    const name = `${home.name}2, Bo`;
    await says(home.phone, t('error.league.line-up-order', { board: 1, name }));
    await expectGoodPhone(home);
    await handIn(home, [1, 2, 3, 4]);
    await lookAtMatch(away, match.id);
    await says(away.phone, t('leagues.is-in'));
    const seen = async () => away.phone.locator('body').innerText();
    expect(await seen()).not.toContain(`${home.name}1`);
    await hall.asVisitor(`/league/${league}/match/${match.id}`, async (visitor) => {
      expect(await visitor.locator('main').innerText()).not.toContain(`${home.name}1`);
    });
    await handIn(away, [1, 2, 3, 5]);
    expect(await seen()).toContain(`${home.name}4`);
  });

  test('a captain who insists on the wrong order hands it in', async () => {
    const { home, away } = await meet(2);
    await sendLineUp(home, [1, 2, 4, 3]);
    await home.phone.getByLabel(t('console.act-confirmed')).check();
    await sendLineUp(home, [1, 2, 4, 3]);
    await lineUpIsIn(home);
    await handIn(away, [1, 2, 3, 4]);
    const silent = await meet(1);
    await handIn(silent.home, [1, 2, 3, 4]);
    await handIn(silent.away, [1, 2, 3, 4]);
  });

  test('a line-up after the start is refused with a sentence, and taken by the leader', async () => {
    const { page } = hall;
    const { match, home, away } = await meet(3);
    await handIn(home, [1, 2, 3, 4]);
    setClock(`${firstDay}T13:20`);
    await sendLineUp(away, [1, 2, 3, 5]);
    await says(away.phone, t('error.league.line-up-late', { start: `${firstDay}T13:00` }));
    // What was chosen still stands there.
    const last = away.phone.locator('[name="wish.boards.4"]');
    expect(await last.locator('option:checked').innerText()).toContain(`${away.name}5`);
    await follow(page, at(`/matches/${match.id}`));
    const paper = page.locator('details', {
      has: page.locator(`[name="wish.team"][value="${match.away}"]`),
    });
    await paper.locator('summary').click();
    await paper.locator('[name="wish.boards.4"]').selectOption({ index: 5 });
    await paper.getByRole('button').click();
    await paper.getByLabel(t('console.act-confirmed')).check();
    await paper.getByRole('button').click();
    await page.locator('main table').getByText(`${away.name}5, Bo`).first().waitFor();
  });

  test('two captains at once lose nothing, and sign what both have seen', async () => {
    setClock(`${firstDay}T17:00`);
    const { match, home, away } = await meet(0);
    await chooseResults(home, ['1-0', 'draw']);
    await chooseResults(away, [undefined, undefined, '0-1', 'draw']);
    const wasSecond = await Promise.all([insistOnResults(home), insistOnResults(away)]);
    expect(wasSecond.toSorted()).toEqual([false, true]);
    const all = ['1-0', 'draw', '0-1', 'draw'];
    const found = (await shown()).matches.find(({ id }) => id === match.id);
    expect(found?.scores).toEqual(all);
    const [first, second] = wasSecond[0] ? [away, home] : [home, away];
    expect(await chosenResults(second)).toEqual(all);
    // The other's results come to the phone of whoever was first by themselves.
    await expect.poll(() => chosenResults(first)).toEqual(all);
    await agree(first);
    await says(first.phone, t('league.state-one'));
    // A captain who has agreed is told that the other one changed the sheet.
    await lookAtMatch(second, match.id);
    await enterResults(second, ['0-1']);
    await says(first.phone, undoneFor(first));
    await says(second.phone, undoneFor(first));
    await enterResults(second, ['1-0']);
    await lookAtMatch(first, match.id);
    await agree(first);
    await lookAtMatch(second, match.id);
    await agree(second);
    await says(second.phone, `2–2 ${t('league.state-both')}`);
    await expectGoodPhone(second);
    // What both have signed is no longer to be changed on either phone.
    await says(first.phone, `2–2 ${t('league.state-both')}`);
    await expect.poll(() => resultsOf(first).count()).toBe(0);
    expect((await shown()).matches.find(({ id }) => id === match.id)?.scores).toEqual(all);
  });

  test('the silence of a captain is agreement after two days', async () => {
    const { match, home, away } = await meet(1);
    await enterResults(home, ['1-0', '1-0', '1-0', '1-0']);
    await agree(home);
    await says(home.phone, t('league.state-one'));
    setClock(`${plusDays(firstDay, 2)}T17:30`);
    await lookAtMatch(away, match.id);
    await says(away.phone, t('league.state-silence'));
  });

  test('boards are lost by the wrong order, until the leader overrules it', async () => {
    const { page } = hall;
    const { match, home } = await meet(2);
    await enterResults(home, ['1-0', '1-0', '1-0', '1-0']);
    await says(home.phone, t('leagues.fault-costs', { boards: '3, 4' }));
    await says(home.phone, '2–2');
    await expectGoodPhone(home);
    await follow(page, at(`/matches/${match.id}`));
    await open('leagues.leader');
    const ruling = actForm(page, 'overrule-match');
    await ruling.locator('[name="command.score.home:half-points"]').fill('4');
    await ruling.locator('[name="command.score.away:half-points"]').fill('0');
    await ruling.locator('[name="command.reason"]').fill('Begge var enige');
    await ruling.getByRole('button').click();
    await says(page, 'Begge var enige');
    await lookAtMatch(home, match.id);
    await says(home.phone, t('league.by-ruling', { reason: 'Begge var enige' }));
  });

  test('a match with a late line-up is entered by one captain and signed by both', async () => {
    const { match, home, away } = await meet(3);
    await enterResults(away, ['draw', 'draw', 'draw', '0-1']);
    await agree(away);
    await says(away.phone, t('league.state-one'));
    await lookAtMatch(home, match.id);
    await agree(home);
    await says(home.phone, `1½–2½ ${t('league.state-both')}`);
  });
});

/** Home and away half-points of the first match day, match by match. */
const firstScores: readonly (readonly [number, number])[] = [
  [4, 4],
  [8, 0],
  [8, 0],
  [3, 5],
];

/** The match points and half-points of each team, by its name, from the scores alone. */
function reckoned(
  { matches, teams }: Shown,
  scoreOf: (match: Match) => readonly [number, number],
): ReadonlyMap<string, readonly [number, number]> {
  const nameOf = (team: string) => teams.find(({ id }) => id === team)?.values.name ?? '';
  const sums = new Map<string, readonly [number, number]>();
  for (const match of matches) {
    const [home, away] = scoreOf(match);
    for (const [team, own, other] of [
      [match.home, home, away],
      [match.away, away, home],
    ] as const) {
      const [points, halves] = sums.get(nameOf(team)) ?? [0, 0];
      const won = own > other ? 2 : own === other ? 1 : 0;
      sums.set(nameOf(team), [points + won, halves + own]);
    }
  }
  return sums;
}

describe('the rest of the season', () => {
  test('comes to a table that visitors read', async () => {
    const season = await shown();
    const strength = (team: string) => season.teams.findIndex(({ id }) => id === team);
    const scoreOf = ({ id, home, away }: Match): readonly [number, number] => {
      const index = firstRound.findIndex((one) => one.id === id);
      return firstScores[index] ?? (strength(home) < strength(away) ? [6, 2] : [3, 5]);
    };
    for (const match of season.matches.filter(({ round }) => round > 1)) {
      const [home, away] = scoreOf(match);
      await lead({ kind: 'settle-by-score', match: match.id, score: { home, away } });
    }
    const sums = [...reckoned(season, scoreOf)].toSorted(
      ([, [a, b]], [, [c, d]]) => c - a || d - b,
    );
    const ordered = sums.map(([name]) => name);
    lastName = ordered.at(-1) ?? '';
    const teamsOf = async (table: Locator): Promise<readonly (string | undefined)[]> =>
      (await table.locator('tbody tr').allInnerTexts()).map((line) =>
        names.find((name) => line.includes(name)),
      );
    await follow(hall.page, at(`/divisions/${division}`));
    await hall.page.getByRole('heading', { name: '1. række' }).waitFor();
    expect(await teamsOf(hall.page.locator('main table').first())).toEqual(ordered);
    await hall.asVisitor(`/league/${league}/division/${division}`, async (visitor) => {
      expect(await teamsOf(visitor.locator('main table').first())).toEqual(ordered);
    });
    const { phone } = captainOf(season.teams[0]?.id ?? '');
    await phone.reload();
    expect(await teamsOf(phone.locator('main table').last())).toEqual(ordered);
  });

  test('ends with one team down, and begins anew with it in the lower division', async () => {
    const { page } = hall;
    await follow(page, at('/next'));
    await says(page, t('leagues.season-over'));
    await open('leagues.settle-ends-title');
    const last = (await shown()).teams.find(({ values }) => values.name === lastName)?.id;
    await page.locator(`[name="command.places.${last}"]`).selectOption({ label: '2. række' });
    await page.locator(`[name="command.reasons.${last}"]`).fill('Sidst i rækken');
    await press('leagues.settle-ends');
    await says(page, t('leagues.ends-settled'));
    await hall.asVisitor(`/league/${league}/division/${division}`, async (visitor) => {
      const [line] = (
        await visitor.locator('main table').first().locator('tr').allInnerTexts()
      ).slice(-1);
      expect(line).toContain(lastName);
      expect(line).toContain(t('league.settled-because', { reason: 'Sidst i rækken' }));
    });
    await page.locator('[name="season"]').fill('2027/28');
    await press('leagues.make-next-season');
    await page.waitForURL((url) => !url.pathname.includes(league));
    const next = await shown(new URL(page.url()).pathname.split('/').at(-1));
    expect(next.values.season).toBe('2027/28');
    expect(next.matches).toEqual([]);
    expect(next.members).toHaveLength(40);
    const teamsIn = (name: string) => {
      const { id = '' } = next.divisions.find(({ values }) => values.name === name) ?? {};
      return next.teams.filter((team) => team.division === id).length;
    };
    expect([teamsIn('1. række'), teamsIn('2. række')]).toEqual([7, 1]);
  });
});
