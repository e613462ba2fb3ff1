import { emptyMemberValues } from '@rokade/league';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForm } from '../browser/act-form.ts';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const names = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Epsilon'];

let hall: PlainHall;
/** Somebody who is not signed in. */
let visitor: PlainPage;
let league = '';

interface Match {
  readonly id: string;
  readonly division: string;
  readonly round: number;
  readonly home: string;
  readonly away: string;
}

interface Shown {
  readonly version: number;
  readonly divisions: readonly {
    readonly id: string;
    readonly values: { readonly name: string };
  }[];
  readonly teams: readonly {
    readonly id: string;
    readonly division: string;
    readonly values: { readonly name: string };
  }[];
  readonly matches: readonly Match[];
}

const button = (page: PlainPage, text: string) =>
  page.getByRole('button', { name: text, exact: true });
const open = (page: PlainPage, path: string) => page.goto(`${hall.server.url}${path}`);

/** Opens a part of a page that is folded. */
const unfold = (page: PlainPage, text: string) =>
  page.getByText(text, { exact: true }).first().click();

const shown = async (page = hall.page): Promise<Shown> =>
  (await page.request.get(`${hall.server.url}/api/leagues/${league}`)).json();

/** Sends the league a command in the leader's name. */
async function lead(command: object): Promise<void> {
  const { version: basedOn } = await shown();
  await tell(hall, `/leagues/${league}/commands`, { basedOn, command, confirmed: true });
}

/** Makes a division of a form with some teams by the forms of the console, and opens its page. */
async function made(
  name: string,
  form: string,
  teams: readonly string[],
  isOnOneDay = false,
): Promise<string> {
  const { page } = hall;
  await open(page, `/console/leagues/${league}`);
  if ((await shown()).divisions.length > 0) await unfold(page, t('leagues.new-division'));
  const add = actForm(page, 'add-division');
  await add.locator('[name="command.values.name"]').fill(name);
  await add.locator('[name="command.values.boards"]').fill('2');
  await add.locator('[name="command.values.form"]').selectOption(form);
  if (isOnOneDay) {
    await add.locator('[name="command.values.oneDay"][type=checkbox]').check();
    await add.locator('[name="command.values.pace"]').selectOption('blitz');
    await add.locator('select[name="command.values.lineUps"]').selectOption('to-come');
  }
  await add.getByRole('button').click();
  await page.getByRole('link', { name }).click();
  await page
    .locator('[name="wish.lines"]')
    .fill(teams.map((team) => `${team} (${name})`).join('\n'));
  await button(page, t('leagues.enter-teams')).click();
  expect(await faultsOn(page)).toEqual([]);
  return (await shown()).divisions.find(({ values }) => values.name === name)?.id ?? '';
}

const matchesIn = async (division: string, round: number): Promise<readonly Match[]> =>
  (await shown()).matches.filter((match) => match.division === division && match.round === round);

/** Lets the home team win each match of a round. */
async function playRound(division: string, round: number): Promise<void> {
  for (const { id: match } of await matchesIn(division, round)) {
    await lead({ kind: 'settle-by-score', match, score: { home: 3, away: 1 } });
  }
}

beforeAll(async () => {
  hall = await openPlainHall('division-forms');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
  visitor = await (await hall.browser.newContext()).newPage();
  const { page } = hall;
  await open(page, '/console/leagues');
  await page.locator('[name="values.name"]').fill('Pinseholdstævne');
  await button(page, t('leagues.make')).click();
  await page.waitForURL('**/console/leagues/*');
  league = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await lead({ kind: 'change-league', changes: { published: true, firstBoard: 'white' } });
});

afterAll(() => hall.close());

describe('a Swiss for teams, without a script', () => {
  let division = '';
  const desk = () => open(hall.page, `/console/leagues/${league}/divisions/${division}`);
  const inPublic = async (path: string): Promise<string> => {
    await open(visitor, path);
    return visitor.content();
  };

  test('is numbered, and drawn as a draft that visitors do not see', async () => {
    const { page } = hall;
    division = await made('Åben', 'swiss', names);
    await unfold(page, t('leagues.number-teams'));
    const numbers = actForm(page, 'number-teams').nth(1);
    const { teams } = await shown();
    const last = teams.at(-1)?.id ?? '';
    await numbers.locator(`[name="command.teams.${last}:at"]`).fill('1');
    for (const [index, { id }] of teams.slice(0, -1).entries()) {
      await numbers.locator(`[name="command.teams.${id}:at"]`).fill(`${index + 2}`);
    }
    await numbers.getByRole('button').click();
    expect((await shown()).teams[0]?.id).toBe(last);
    await actForm(page, 'draw-round').getByRole('button').click();
    expect(await matchesIn(division, 1)).toHaveLength(2);
    await page.getByText(t('leagues.draft')).waitFor();
    expect(await faultsOn(page)).toEqual([]);
    const [match] = await matchesIn(division, 1);
    expect((await shown(visitor)).matches).toEqual([]);
    expect(await inPublic(`/league/${league}/division/${division}`)).not.toContain(
      t('public-league.next-round', { round: 1 }),
    );
    const gone = await visitor.request.get(
      `${hall.server.url}/league/${league}/match/${match?.id}`,
    );
    expect(gone.status()).toBe(404);
    for (const path of [
      `/embed/league/${league}/${division}/round`,
      `/feed/league/${league}/${division}/matches.ics`,
    ]) {
      const answer = await visitor.request.get(`${hall.server.url}${path}`);
      expect(await answer.text()).not.toContain(match?.id ?? 'none');
    }
  });

  test('says why, lets two teams be exchanged, and is published', async () => {
    const { page } = hall;
    await desk();
    await unfold(page, t('leagues.why-paired'));
    await page.getByText('C.04.6', { exact: false }).first().waitFor();
    const [first, second] = await matchesIn(division, 1);
    await unfold(page, t('leagues.exchange'));
    const exchange = actForm(page, 'exchange-teams');
    await exchange.locator('[name="command.one"]').selectOption(first?.home ?? '');
    await exchange.locator('[name="command.other"]').selectOption(second?.home ?? '');
    await exchange.getByRole('button').click();
    expect((await matchesIn(division, 1))[0]?.home).toBe(second?.home);
    await actForm(page, 'publish-round').getByRole('button').click();
    expect((await shown(visitor)).matches).toHaveLength(2);
    const content = await inPublic(`/league/${league}/division/${division}`);
    expect(content).toContain(t('public-league.next-round', { round: 1 }));
    expect(content).toContain(t('league.bye-pairing-allocated'));
    expect(await faultsOn(visitor)).toEqual([]);
  });

  test('asks about matches that are not over, and draws the next round', async () => {
    const { page } = hall;
    await desk();
    await unfold(page, t('leagues.draw-round', { round: 2 }));
    await actForm(page, 'draw-round').getByRole('button').click();
    await page.getByText(t('error.league.round-open', { round: 1, matches: 2 })).waitFor();
    expect(await matchesIn(division, 2)).toHaveLength(0);
    await playRound(division, 1);
    await desk();
    await unfold(page, t('leagues.draw-round', { round: 2 }));
    await actForm(page, 'draw-round').getByRole('button').click();
    expect(await matchesIn(division, 2)).toHaveLength(2);
    await actForm(page, 'take-back-round').getByRole('button').click();
    expect(await matchesIn(division, 2)).toHaveLength(0);
  });

  test('lets a team be away in a round', async () => {
    const { page } = hall;
    const { teams } = await shown();
    const away = teams[0]?.id ?? '';
    await desk();
    await unfold(page, t('leagues.set-bye'));
    const bye = actForm(page, 'set-bye');
    await bye.locator('[name="command.team"]').selectOption(away);
    await bye.locator('[name="command.round"]').fill('2');
    await bye.locator('[name="command.bye"]').selectOption('half-point');
    await bye.getByRole('button').click();
    await unfold(page, t('leagues.draw-round', { round: 2 }));
    await actForm(page, 'draw-round').getByRole('button').click();
    const second = await matchesIn(division, 2);
    expect(second.flatMap((match) => [match.home, match.away])).not.toContain(away);
    await lead({ kind: 'publish-round', division, round: 2 });
    const [match] = second;
    const content = await inPublic(`/league/${league}/match/${match?.id}`);
    expect(content).toContain(t('league.why-paired'));
    expect(await faultsOn(visitor)).toEqual([]);
  });

  test('is a report file with its byes', async () => {
    const answer = await hall.page.request.get(
      `${hall.server.url}/api/leagues/${league}/divisions/${division}/report.trf`,
    );
    const lines = (await answer.text()).split(/\r?\n/);
    expect(lines.find((line) => line.startsWith('192'))).toContain('FIDE_TEAM_TYPEA_MP_GP');
    expect(lines.filter((line) => line.startsWith('320'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('240 H'))).toHaveLength(1);
  });
});

describe('a cup of teams, without a script', () => {
  test('is drawn, decided by lots, and shown as a bracket', async () => {
    const { page } = hall;
    const division = await made('Pokal', 'cup', names.slice(0, 3));
    await actForm(page, 'draw-round').getByRole('button').click();
    await actForm(page, 'publish-round').getByRole('button').click();
    const [match] = await matchesIn(division, 1);
    expect(await matchesIn(division, 1)).toHaveLength(1);
    await lead({
      kind: 'note-results',
      match: match?.id,
      results: [1, 2].map((board) => ({ board, score: 'draw' })),
    });
    await open(page, `/console/leagues/${league}/divisions/${division}`);
    await page.getByText(t('league.cup-state-lots-needed')).first().waitFor();
    await unfold(page, t('leagues.decide-pair'));
    const decide = actForm(page, 'decide-pair');
    await decide.locator('[name="command.winner"]').selectOption(match?.away ?? '');
    await decide.locator('[name="command.by"]').selectOption('lots');
    await decide.getByRole('button').click();
    await unfold(page, t('leagues.draw-round', { round: 2 }));
    await actForm(page, 'draw-round').getByRole('button').click();
    await actForm(page, 'publish-round').getByRole('button').click();
    const [final] = await matchesIn(division, 2);
    expect([final?.home, final?.away]).toContain(match?.away);
    expect(await faultsOn(page)).toEqual([]);
    await open(visitor, `/league/${league}/division/${division}`);
    const content = await visitor.content();
    expect(content).toContain(t('cup.drawing'));
    expect(content).toContain(t('league.cup-by-lots'));
    expect(await faultsOn(visitor)).toEqual([]);
    await open(visitor, `/embed/league/${league}/${division}/table`);
    expect(await visitor.content()).toContain(t('cup.drawing'));
  });
});

describe('a Scheveningen match, without a script', () => {
  test('has its rounds drawn at once', async () => {
    const { page } = hall;
    const division = await made('Landskamp', 'scheveningen', names.slice(0, 2));
    await actForm(page, 'draw-schedule').getByRole('button').click();
    expect([...(await matchesIn(division, 1)), ...(await matchesIn(division, 2))]).toHaveLength(2);
    expect(await faultsOn(page)).toEqual([]);
  });
});

describe('a blitz tournament of teams on one day, without a script', () => {
  test('has one line-up for the day, and the results of a round entered on one page', async () => {
    const { page } = hall;
    const division = await made('Lyn', 'all-play-all', names.slice(0, 4), true);
    const draw = actForm(page, 'draw-schedule');
    await draw.locator('[name="command.days:lines"]').fill('2026-11-29');
    await draw.getByRole('button').click();
    const { teams } = await shown();
    const own = teams.filter((team) => team.division === division);
    for (const { id: team, values } of own) {
      const players = [1, 2].map((number) => ({
        id: `${team}-${number}`,
        values: { ...emptyMemberValues, name: `${values.name} ${number}` },
      }));
      await lead({ kind: 'name-players', team, seat: 'regular', leave: '', players });
    }
    const first = await matchesIn(division, 1);
    for (const { id: match, home, away } of first) {
      for (const team of [home, away]) {
        await lead({
          kind: 'hand-in-line-up',
          match,
          team,
          players: [`${team}-1`, `${team}-2`],
        });
      }
    }
    await open(page, `/console/leagues/${league}/divisions/${division}/rounds/3`);
    expect(await page.content()).toContain(`${own[0]?.values.name} 2`);
    expect(await faultsOn(page)).toEqual([]);
    const results = actForm(page, 'note-round');
    for (const index of [0, 1]) {
      for (const board of [0, 1]) {
        await results
          .locator(`[name="command.matches.${index}.results.${board}.score"]`)
          .selectOption('1-0');
      }
    }
    await results.getByRole('button').click();
    const content = await page.content();
    expect(content).toContain('2–0');
    const { status } = await page.request.get(
      `${hall.server.url}/console/leagues/${league}/divisions/${division}/rounds/9`,
    );
    expect(status()).toBe(404);
  });
});
