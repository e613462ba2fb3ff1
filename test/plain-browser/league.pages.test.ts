import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actForm } from '../browser/act-form.ts';
import { arbiterAt, setUpAccount, t } from '../browser/arbiter.ts';
import { tell } from '../browser/tell.ts';
import { openPlainHall, type PlainHall } from './plain-hall.ts';
import type { PlainPage } from './plain-page.ts';
import { faultsOn } from './structure-of.ts';

const names = ['Alfa', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta', 'Theta'];

let hall: PlainHall;
/** The path of the league below `/console` and in the API. */
let league = '';

const button = (page: PlainPage, text: string) =>
  page.getByRole('button', { name: text, exact: true });
const open = (page: PlainPage, path: string) => page.goto(`${hall.server.url}${path}`);

interface Team {
  readonly id: string;
  readonly values: { readonly name: string };
}

interface Shown {
  readonly version: number;
  readonly divisions: readonly { readonly id: string }[];
  readonly teams: readonly Team[];
  readonly members: readonly { readonly id: string; readonly team: string }[];
  readonly matches: readonly {
    readonly id: string;
    readonly round: number;
    readonly home: string;
    readonly away: string;
  }[];
}

const shown = async (): Promise<Shown> =>
  (await hall.page.request.get(`${hall.server.url}/api/leagues/${league}`)).json();

/** Sends the league a command in the leader's name. */
async function lead(command: object): Promise<void> {
  const { version: basedOn } = await shown();
  await tell(hall, `/leagues/${league}/commands`, { basedOn, command, confirmed: true });
}

/** The phone of a team's captain, who came by the link that the leader made for it. */
async function captainOf(team: string): Promise<PlainPage> {
  await open(hall.page, `/console/leagues/${league}/teams/${team}`);
  await button(hall.page, t('leagues.make-link')).click();
  const slip = hall.page.getByRole('region', { name: t('links.slip') });
  const address = (await slip.locator('.address').innerText()).trim();
  const phone = await (await hall.browser.newContext()).newPage();
  await phone.goto(address);
  await button(phone, t('links.open-captain')).click();
  await phone.waitForURL('**/team');
  return phone;
}

/** Plays a match by its captains' phones: line-ups, results, agreement. */
async function playBy(home: PlainPage, away: PlainPage): Promise<void> {
  await button(home, t('leagues.hand-in')).click();
  await away.reload();
  await away.getByText(t('leagues.is-in')).waitFor();
  await button(away, t('leagues.hand-in')).click();
  await home.reload();
  const results = actForm(home, 'note-results');
  await results.locator('[name="command.results.0.score"]').selectOption('1-0');
  await results.locator('[name="command.results.1.score"]').selectOption('draw');
  await results.getByRole('button').click();
  await button(home, t('leagues.agree-own')).click();
  await away.reload();
  await button(away, t('leagues.agree-own')).click();
}

beforeAll(async () => {
  hall = await openPlainHall('league');
  await setUpAccount(arbiterAt(hall.page), hall.server.setupUrl ?? '');
});

afterAll(() => hall.close());

describe('a league', () => {
  test('is made with a division, its teams and their schedule', async () => {
    const { page } = hall;
    await open(page, '/console/leagues');
    expect(await faultsOn(page)).toEqual([]);
    await page.locator('[name="values.name"]').fill('Kredsholdturnering');
    await page.locator('[name="values.season"]').fill('2026/27');
    await button(page, t('leagues.make')).click();
    await page.waitForURL('**/console/leagues/*');
    league = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const division = actForm(page, 'add-division');
    await division.locator('[name="command.values.name"]').fill('1. række');
    await division.locator('[name="command.values.boards"]').fill('2');
    await division.getByRole('button').click();
    await page.getByRole('link', { name: '1. række' }).click();
    await page
      .locator('[name="wish.lines"]')
      .fill(names.map((name) => `${name}; SK ${name}`).join('\n'));
    await button(page, t('leagues.enter-teams')).click();
    expect((await shown()).teams).toHaveLength(8);
    await actForm(page, 'draw-schedule').getByRole('button').click();
    expect((await shown()).matches).toHaveLength(28);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('takes a squad as lines, and puts it in order', async () => {
    const { page } = hall;
    const { teams } = await shown();
    for (const { id, values } of teams) {
      await open(page, `/console/leagues/${league}/teams/${id}`);
      const lines = [1, 2, 3].map(
        (place) => `${values.name}${place}, Spiller; ${2000 - place * 50}`,
      );
      await page.locator('[name="wish.lines"]').fill(lines.join('\n'));
      await button(page, t('leagues.paste')).click();
    }
    expect((await shown()).members).toHaveLength(24);
    await page.getByText(t('leagues.put-order'), { exact: true }).first().click();
    await page.locator('[name="wish.places.2.place"]').fill('0');
    await button(page, t('leagues.put-order')).click();
    const { members } = await shown();
    const last = teams.at(-1)?.id;
    expect(members.filter(({ team }) => team === last)).toHaveLength(3);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('is played by the captains’ phones for two rounds, without a script', async () => {
    const { matches } = await shown();
    const first = matches[0];
    if (first === undefined) throw new Error('no match is planned');
    const phones = new Map<string, PlainPage>();
    const phoneOf = async (team: string): Promise<PlainPage> => {
      const phone = phones.get(team) ?? (await captainOf(team));
      phones.set(team, phone);
      return phone;
    };
    await playBy(await phoneOf(first.home), await phoneOf(first.away));
    const next = matches.find(
      ({ round, home, away }) => round === 2 && [home, away].includes(first.home),
    );
    if (next === undefined) throw new Error('there is no second round');
    const [home, away] = [await phoneOf(next.home), await phoneOf(next.away)];
    for (const phone of [home, away]) {
      await open(phone, `/console/leagues/${league}/team?match=${next.id}`);
    }
    await playBy(home, away);
    expect(await faultsOn(home)).toEqual([]);
    const elsewhere = await open(home, `/console/leagues/${league}`);
    expect(elsewhere?.status()).toBe(403);
  });

  test('has its table, the desk of a match, a sheet and a history', async () => {
    const { page } = hall;
    const { matches, divisions } = await shown();
    const [first, second] = matches;
    if (first === undefined || second === undefined) throw new Error('no match is planned');
    await lead({ kind: 'settle-by-score', match: second.id, score: { home: 4, away: 0 } });
    await open(page, `/console/leagues/${league}/divisions/${divisions[0]?.id}`);
    expect(await page.locator('main').innerText()).toContain(t('league.up'));
    await open(page, `/console/leagues/${league}/matches/${first.id}`);
    await page.getByText(t('league.state-both')).first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
    await page.locator('summary', { hasText: t('leagues.leader') }).click();
    const ruling = actForm(page, 'overrule-match');
    await ruling.locator('[name="command.score.home:half-points"]').fill('1');
    await ruling.locator('[name="command.score.away:half-points"]').fill('1');
    await ruling.locator('[name="command.reason"]').fill('Byttede farver');
    await ruling.getByRole('button').click();
    expect(await page.locator('main').innerText()).toContain('Byttede farver');
    await page.getByRole('link', { name: t('leagues.print-sheet') }).click();
    expect(await page.locator('main').innerText()).toContain('Spiller');
    await open(page, `/console/leagues/${league}/history`);
    await page.getByText('Byttede farver').first().waitFor();
    expect(await faultsOn(page)).toEqual([]);
  });

  test('takes its rules, a wish for the schedule and a match of its own', async () => {
    const { page } = hall;
    await open(page, `/console/leagues/${league}/settings`);
    const rules = actForm(page, 'change-league');
    await rules.locator('[name="command.changes.order:titles"]').fill('MP, GP, DE, PLAY-OFF');
    await rules.locator('[name="command.changes.limits"]').selectOption('dsu');
    await rules.locator('[name="command.changes.mostGuests"]').fill('2');
    await rules.getByRole('button').click();
    const leagueNow = async () =>
      (await hall.page.request.get(`${hall.server.url}/api/leagues/${league}`)).json();
    expect((await leagueNow()).values).toMatchObject({
      order: ['MP', 'GP', 'DE', 'PLAY-OFF'],
      limits: 'dsu',
      mostGuests: 2,
      mostForeigners: null,
    });
    const { divisions, teams } = await shown();
    await open(page, `/console/leagues/${league}/divisions/${divisions[0]?.id}`);
    await page.locator('summary', { hasText: t('leagues.wishes') }).click();
    const wish = actForm(page, 'add-wish');
    await wish.locator('[name="command.teams.1"]').selectOption(teams[1]?.id ?? '');
    await wish.locator('[name="command.values.wish"]').selectOption('not-home-together');
    await wish.getByRole('button').click();
    expect((await leagueNow()).wishes).toMatchObject([{ teams: [teams[0]?.id, teams[1]?.id] }]);
    await page.locator('summary', { hasText: t('leagues.plan-match') }).click();
    const single = actForm(page, 'plan-match');
    await single.locator('[name="command.playOff"]').check();
    await single.getByRole('button').click();
    expect((await leagueNow()).matches.at(-1)).toMatchObject({ isPlayOff: true, round: 8 });
    expect(await faultsOn(page)).toEqual([]);
  });

  test('has its end settled by the leader, which visitors read in the table', async () => {
    const { page } = hall;
    const { divisions, teams } = await shown();
    await lead({ kind: 'change-league', changes: { published: true } });
    await open(page, `/console/leagues/${league}/next`);
    await page.locator('summary', { hasText: t('leagues.settle-ends-title') }).click();
    const settling = actForm(page, 'settle-ends');
    await settling.locator(`[name="command.places.${teams[1]?.id}"]`).selectOption('');
    await settling.locator(`[name="command.reasons.${teams[1]?.id}"]`).fill('Klubben opløses');
    await settling.getByRole('button', { name: t('leagues.settle-ends') }).click();
    // Not every match is over: that is asked first.
    await page.getByLabel(t('console.act-confirmed')).check();
    await button(page, t('leagues.settle-ends')).click();
    await page.getByText(t('leagues.ends-settled')).waitFor();
    const table = async () => {
      await open(page, `/league/${league}/division/${divisions[0]?.id}`);
      return page.locator('main').innerText();
    };
    expect(await table()).toContain(
      `${t('league.leaves')}, ${t('league.settled-because', { reason: 'Klubben opløses' })}`,
    );
    await open(page, `/console/leagues/${league}/next`);
    await page.locator('summary', { hasText: t('leagues.settle-ends-title') }).click();
    await button(page, t('leagues.settle-ends-off')).click();
    expect(await table()).not.toContain('Klubben opløses');
  });

  test('ends with who goes up and down, and begins anew with the teams where they are put', async () => {
    const { page } = hall;
    const { divisions, teams } = await shown();
    await open(page, `/console/leagues/${league}/next`);
    await page.locator('[name="season"]').fill('2027/28');
    await page.locator(`[name="places.${teams[0]?.id}"]`).selectOption('');
    await button(page, t('leagues.make-next-season')).click();
    await page.waitForURL((url: URL) => !url.pathname.includes(league));
    const next = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const made = await (
      await hall.page.request.get(`${hall.server.url}/api/leagues/${next}`)
    ).json();
    expect(made).toMatchObject({ values: { season: '2027/28' }, matches: [] });
    expect(made.divisions.map(({ id }: { id: string }) => id)).toEqual(
      divisions.map(({ id }) => id),
    );
    expect(made.teams).toHaveLength(7);
    expect(made.members).toHaveLength(21);
    expect(await faultsOn(page)).toEqual([]);
  });

  test('goes into the archive, is found there and comes out again', async () => {
    const { page } = hall;
    const entries = () => page.locator(`main a[href="/console/leagues/${league}"]`).count();
    await open(page, `/console/leagues/${league}/settings`);
    await button(page, t('leagues.archive')).click();
    await page.waitForURL('**/console/leagues');
    expect(await entries()).toBe(0);
    await page.getByRole('link', { name: t('leagues.archived') }).click();
    expect(await page.locator('h1').innerText()).toBe(t('leagues.archived'));
    expect(await entries()).toBe(1);
    expect(await faultsOn(page)).toEqual([]);
    await open(page, `/console/leagues/${league}/settings`);
    await button(page, t('console.unarchive')).click();
    await page.waitForURL('**/console/leagues');
    expect(await entries()).toBe(1);
  });
});
