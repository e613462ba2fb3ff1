import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningServer, startServer } from '@rokade/server';
import { handler } from '@rokade/web/handler';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  allSaved,
  arbiterAt,
  choose,
  confirmWith,
  createTournament,
  type DeskBoard,
  deskBoards,
  drawLots,
  enterList,
  nameAlone,
  nextStep,
  openDesk,
  openPlayer,
  pairAndPublish,
  setUpAccount,
  shownResult,
  t,
} from './arbiter.ts';
import { openBrowser } from './launch.ts';
import {
  type HandBye,
  type HandGame,
  type HandLine,
  type HandPlayer,
  ratingsByHand,
  tableByHand,
} from './worked-by-hand.ts';

const list = fileURLToPath(new URL('./klubturnering.csv', import.meta.url));

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

interface Kept {
  readonly games: Map<string, HandGame>;
  readonly byes: HandBye[];
}

/** What a key on the desk means, in points. */
const scores: Readonly<Record<string, readonly [number, number]>> = {
  '1': [1, 0],
  '5': [0.5, 0.5],
  '0': [0, 1],
  '-': [0, 1],
};

/** The results the arbiter is handed: nobody's plan, but the same in every run. */
const keyFor = (round: number, board: number): string =>
  '15010'[(round * 7 + board * 3) % 5] ?? '1';

const score = (key: string): readonly [number, number] => {
  const score = scores[key];
  if (score === undefined) throw new Error(`no score for ${key}`);
  return score;
};

/** Writes a result into the hand-kept table, over what stood there. */
function keep(kept: Kept, round: number, { board, white, black }: DeskBoard, key: string): void {
  const [whitePoints, blackPoints] = score(key);
  kept.games.set(`${round}.${board}`, { white, black, whitePoints, blackPoints, rated: true });
}

/** Enters the open boards from the top by one key each and keeps the same by hand. */
async function playBoards(
  arbiter: Arbiter,
  kept: Kept,
  round: number,
  keys: Readonly<Record<number, string>> = {},
): Promise<void> {
  for (const row of await deskBoards(arbiter)) {
    const key = keys[row.board] ?? keyFor(round, row.board);
    if (key === 'later') continue;
    await choose(arbiter, row.board);
    await arbiter.page.keyboard.press(key);
    if (key !== 'p') keep(kept, round, row, key);
  }
  await allSaved(arbiter);
}

async function keepSitOuts({ page }: Arbiter, kept: Kept): Promise<number> {
  const lines = await page.locator('main li:has(.player)').allInnerTexts();
  const names = lines
    .filter((line) => line.includes(t('terms.bye-pairing-allocated', { points: '1', count: 1 })))
    .map((line) => (line.split(' – ')[0] ?? '').trim());
  for (const name of names) kept.byes.push({ name, points: 1 });
  return names.length;
}

/** Pairs, publishes and plays a round in which nothing unusual happens but what `keys` say. */
async function ordinaryRound(
  arbiter: Arbiter,
  kept: Kept,
  round: number,
  keys: Readonly<Record<number, string>> = {},
): Promise<number> {
  await pairAndPublish(arbiter, round);
  const sitOuts = await keepSitOuts(arbiter, kept);
  await playBoards(arbiter, kept, round, keys);
  return sitOuts;
}

/** The players of the list as a person reads it, the faulty rows left out. */
async function listedPlayers(): Promise<readonly HandPlayer[]> {
  const rows = (await readFile(list, 'utf8')).trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [name = '', , rating = ''] = row.split(';');
    if (name === '' || !/^\d*$/.test(rating)) return [];
    return [{ name, rating: rating === '' ? null : Number(rating) }];
  });
}

const lateEntry: HandPlayer = { name: 'Sent, Arne', rating: 1525 };
const leaves = 'Bruun, Oskar';

async function enterLate(arbiter: Arbiter): Promise<void> {
  const { page } = arbiter;
  await page.goto(`${arbiter.base()}/entries`);
  await page.getByLabel(t('terms.name'), { exact: true }).fill(lateEntry.name);
  await page.getByLabel(t('terms.rating'), { exact: true }).fill(String(lateEntry.rating));
  await page.getByRole('button', { name: t('console.add-player') }).click();
  await page
    .getByRole('cell', { name: lateEntry.name })
    .or(page.getByText(lateEntry.name))
    .first()
    .waitFor();
}

/** Two arbiters at once: another board passes, the same board is told what changed. */
async function twoAtOnce(first: Arbiter, context: BrowserContext, kept: Kept): Promise<void> {
  const second = arbiterAt(await context.newPage());
  await second.page.goto(first.page.url());
  await openDesk(second, 6);
  const boards = await deskBoards(second);
  const [one, two, three] = boards;
  if (one === undefined || two === undefined || three === undefined) throw new Error('boards');

  await choose(second, 2);
  await second.page.keyboard.press('5');
  keep(kept, 6, two, '5');
  await expect.poll(() => shownResult(first, 2)).toContain('½–½');

  const stale = arbiterAt(await context.newPage());
  await stale.page.route('**/live', (route) => route.abort());
  await stale.page.goto(first.page.url());
  await openDesk(stale, 6);
  await choose(second, 1);
  await second.page.keyboard.press('1');
  keep(kept, 6, one, '1');
  await allSaved(second);
  await choose(stale, 1);
  await stale.page.keyboard.press('0');
  const question = stale.page.locator('dialog[open]');
  await question.waitFor();
  const theirs = '1–0 (Møller, Bo)';
  await question
    .getByRole('button', { name: t('console.keep-result', { result: theirs }) })
    .click();
  await expect.poll(() => shownResult(stale, 1)).toContain('1–0');
  await stale.page.close();
  await second.page.close();
}

/** A number as it is written in Danish: "6½", "24,25", "−101". */
function numberIn(text: string): number {
  const [whole = '', half] = text.replace('−', '-').split('½');
  const number = Number(whole.replace(',', '.'));
  return half === undefined ? number : number + 0.5;
}

/** The cells of every row of the page's first table. */
async function tableRows({ page }: Arbiter): Promise<readonly (readonly string[])[]> {
  const rows = await page.locator('main table').first().locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.locator('td, th').allInnerTexts();
      return cells.map((cell) => cell.trim());
    }),
  );
}

interface ShownLine {
  readonly rank: string;
  readonly name: string;
  readonly points: number;
  /** As many stages as were needed to decide. */
  readonly correction: readonly number[];
  readonly sonnebornBerger: number;
}

async function shownStandings(arbiter: Arbiter): Promise<readonly ShownLine[]> {
  await arbiter.page.goto(`${arbiter.base()}/standings`);
  return (await tableRows(arbiter)).map(
    ([rank = '', name = '', , , points = '', ak = '', sb = '']) => ({
      rank,
      name: nameAlone(name),
      points: numberIn(points),
      correction: ak.split(' / ').map(numberIn),
      sonnebornBerger: numberIn(sb),
    }),
  );
}

/** The new ratings of the printed report by name. */
async function shownRatings(arbiter: Arbiter): Promise<ReadonlyMap<string, number>> {
  await arbiter.page.goto(`${arbiter.base().replace('/console/', '/print/')}/rating`);
  const rows = await tableRows(arbiter);
  return new Map(rows.map((cells) => [nameAlone(cells[1] ?? ''), numberIn(cells[10] ?? '')]));
}

/** Whether two lines of the hand-kept table are equal in everything that counts. */
const isTied = (a: HandLine, b: HandLine): boolean =>
  a.points === b.points &&
  a.correction.join() === b.correction.join() &&
  a.sonnebornBerger === b.sonnebornBerger;

/** "3" for a place alone, "3–5" for a shared one. */
function rankByHand(table: readonly HandLine[], line: HandLine): string {
  const first = table.findIndex((other) => isTied(other, line)) + 1;
  const last = table.findLastIndex((other) => isTied(other, line)) + 1;
  return first === last ? `${first}` : `${first}–${last}`;
}

/** The rounds of an arbiter's evening with everything that happens in a club until the first two are played. */
async function firstRounds(arbiter: Arbiter, kept: Kept): Promise<void> {
  // Round 1: the player of board 2 does not come, without notice.
  expect(await ordinaryRound(arbiter, kept, 1, { 2: '-' })).toBe(1);
  await enterLate(arbiter);
  // Round 2: 34 players, nobody sits out.
  expect(await ordinaryRound(arbiter, kept, 2)).toBe(0);
}

/** The table as the page shows it is the one worked by hand. */
async function expectTableByHand(arbiter: Arbiter, kept: Kept): Promise<void> {
  const players = [...(await listedPlayers()), lateEntry];
  const byHand = tableByHand(players, [...kept.games.values()], kept.byes);
  const shown = await shownStandings(arbiter);
  expect(shown).toHaveLength(34);
  for (const line of byHand) {
    const row = shown.find(({ name }) => name === line.name);
    expect(row).toEqual({
      rank: rankByHand(byHand, line),
      name: line.name,
      points: line.points,
      correction: line.correction.slice(0, row?.correction.length),
      sonnebornBerger: line.sonnebornBerger,
    });
  }
  expect(shown.map(({ points }) => points)).toEqual(byHand.map(({ points }) => points));
}

describe.each([
  ['a laptop, to the end', 1366, 768],
  ['a phone, for two rounds', 400, 800],
])('a club tournament on %s, played as an arbiter would', (way, width, height) => {
  const isWhole = way.includes('laptop');
  let folder: string;
  let server: RunningServer;
  let context: BrowserContext;
  let arbiter: Arbiter;
  const kept: Kept = { games: new Map(), byes: [] };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rokade-club-'));
    const started = await startServer({
      port: 0,
      dataDirectory: folder,
      pages: handler,
      quiet: true,
    });
    if (!started.ok) throw new Error(started.error.code);
    server = started.value;
    context = await browser.newContext({ viewport: { width, height }, locale: 'da-DK' });
    arbiter = arbiterAt(await context.newPage());
  });
  afterAll(async () => {
    await context.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  test('entries from a list with two faulty rows, lots from a seed', async () => {
    await setUpAccount(arbiter, server.setupUrl ?? '');
    await createTournament(arbiter, 'Klubturnering 2026');
    const preview = await enterList(arbiter, list, 33);
    expect(preview).toContain(t('console.list-faults', { count: 2 }));
    expect(preview).toContain('16x0');
    await drawLots(arbiter, 'Aalborg, 2. november 2026');
  });

  test('two rounds with a player who does not come and one who comes late', async () => {
    await firstRounds(arbiter, kept);
    await expectTableByHand(arbiter, kept);
  });

  if (!isWhole) return;

  test('five more with everything that happens in a club', async () => {
    await openPlayer(arbiter, leaves);
    await arbiter.page.getByRole('button', { name: t('console.withdraw-player') }).click();
    await arbiter.page
      .getByText(t('console.withdrawn-from', { round: 3 }), { exact: true })
      .waitFor();
    // Round 3: board 3 is postponed; the first who left fills the odd place.
    expect(await ordinaryRound(arbiter, kept, 3, { 3: 'p' })).toBe(1);
    const postponed = (await deskBoards(arbiter))[2];
    if (postponed === undefined) throw new Error('board 3');
    // Round 4: board 1 gets a wrong result; meanwhile the postponed game is played.
    expect(await ordinaryRound(arbiter, kept, 4, { 1: '1' })).toBe(1);
    const wrong = (await deskBoards(arbiter))[0];
    if (wrong === undefined) throw new Error('board 1');
    await openDesk(arbiter, 3);
    await choose(arbiter, 3);
    await arbiter.page.keyboard.press('1');
    expect(await confirmWith(arbiter, '')).toContain('4');
    keep(kept, 3, postponed, '1');
    await allSaved(arbiter);
    // Round 5: after it is published the wrong result is corrected; its pairing stands.
    expect(await ordinaryRound(arbiter, kept, 5, { 1: 'later', 2: 'later' })).toBe(1);
    const before = await deskBoards(arbiter);
    await openDesk(arbiter, 4);
    await choose(arbiter, 1);
    await arbiter.page.keyboard.press('0');
    const question = await confirmWith(arbiter, 'Sedlen var udfyldt forkert');
    expect(question).toContain('5');
    keep(kept, 4, wrong, '0');
    await expect.poll(() => shownResult(arbiter, 1)).toContain('0–1');
    // One slip of the finger, undone.
    await openDesk(arbiter, 5);
    expect(await deskBoards(arbiter)).toEqual(before);
    await choose(arbiter, 1);
    await arbiter.page.keyboard.press('0');
    await expect.poll(() => shownResult(arbiter, 1)).toContain('0–1');
    await arbiter.page.keyboard.press('u');
    await expect.poll(() => shownResult(arbiter, 1)).not.toContain('0–1');
    for (const row of before.slice(0, 2)) {
      await choose(arbiter, row.board);
      await arbiter.page.keyboard.press('1');
      keep(kept, 5, row, '1');
    }
    await allSaved(arbiter);
    // Round 6: two tabs at once on the first boards, then the rest.
    await pairAndPublish(arbiter, 6);
    expect(await keepSitOuts(arbiter, kept)).toBe(1);
    await twoAtOnce(arbiter, context, kept);
    for (const row of (await deskBoards(arbiter)).slice(2)) {
      await choose(arbiter, row.board);
      await arbiter.page.keyboard.press(keyFor(6, row.board));
      keep(kept, 6, row, keyFor(6, row.board));
    }
    await allSaved(arbiter);
    expect(await ordinaryRound(arbiter, kept, 7)).toBe(1);
    await nextStep(arbiter, 'console.step-finish');
    await arbiter.page.waitForURL('**/reports');
  });

  test('the final table is the one worked by hand', () => expectTableByHand(arbiter, kept));

  test('a finished tournament is reopened, and finished again', async () => {
    const { page } = arbiter;
    await page.goto(`${arbiter.base()}/settings?all`);
    await page.getByRole('button', { name: t('console.reopen'), exact: true }).click();
    await page.getByText(t('console.finish-early-what')).waitFor();
    const finish = page.locator('main').getByRole('button', { name: t('console.step-finish') });
    await finish.last().click();
    await page.getByText(t('console.reopen-what')).waitFor();
  });

  test('the new ratings are those worked by hand', async () => {
    const players = [...(await listedPlayers()), lateEntry];
    const games = [...kept.games.values()];
    const best = tableByHand(players, games, kept.byes);
    const winners = best.filter(({ points }) => points === best[0]?.points).map(({ name }) => name);
    const byHand = ratingsByHand(players, games, winners);
    const shown = await shownRatings(arbiter);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(byHand));
  });
});
