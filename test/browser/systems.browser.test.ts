import { type Command, nothingKnown, type PlayerId, type SystemCode } from '@rokade/tournament';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Arbiter,
  arbiterAt,
  deskBoards,
  drawLots,
  nextStep,
  pairAndPublish,
  refill,
  setUpAccount,
  t,
} from './arbiter.ts';
import { haveRound } from './begun.ts';
import { type Hall, openHall } from './hall.ts';
import { tell } from './tell.ts';

/** By strength, so that numbers by strength are the numbers here. */
const names = [
  'Andersen, Ida',
  'Berg, Jens',
  'Carlsen, Anna',
  'Dahl, Bo',
  'Eriksen, Per',
  'Friis, Eva',
  'Gram, Ole',
  'Holm, Siri',
];

/** So many of them, the weakest first. */
const playersOf = (count: number) =>
  names
    .slice(0, count)
    .map((name, index) => ({ name, rating: 2000 - 50 * index }))
    .toReversed();

interface Kind {
  readonly code: SystemCode;
  readonly players: number;
  readonly rounds: number;
  /** White and Black of round 1 by number, board by board, as the regulation's table has them. */
  readonly firstRound: readonly string[];
}

/**
 * Tables: FIDE 2012 annex 1, DSU 4.15, Tempelhof IV.1 and IV.3; teams: 4.13.5. Nordic: the upper half
 * has Black (4.11 §5.13.1); Dutch: number 1 has White, colours alternate; Tempelhof's Swiss: by lot.
 */
const kinds: readonly Kind[] = [
  { code: 'nordic', players: 8, rounds: 3, firstRound: ['5-1', '6-2', '7-3', '8-4'] },
  { code: 'dutch', players: 8, rounds: 3, firstRound: ['1-5', '6-2', '3-7', '8-4'] },
  { code: 'tempelhof', players: 8, rounds: 3, firstRound: ['1-2', '3-4', '5-6', '7-8'] },
  { code: 'berger', players: 6, rounds: 5, firstRound: ['1-6', '2-5', '3-4'] },
  { code: 'dsu', players: 6, rounds: 5, firstRound: ['1-6', '2-5', '3-4'] },
  { code: 'tempelhof-table', players: 6, rounds: 5, firstRound: ['1-6', '2-5', '3-4'] },
  { code: 'rutsch', players: 7, rounds: 7, firstRound: ['1-6', '5-2', '3-4'] },
  { code: 'olympiad', players: 8, rounds: 3, firstRound: ['1-4', '5-8', '2-3', '6-7'] },
];
const byStrength: readonly SystemCode[] = ['nordic', 'dutch', 'olympiad'];
const tables: readonly SystemCode[] = ['berger', 'dsu', 'tempelhof-table', 'rutsch'];

let hall: Hall;
let arbiter: Arbiter;

beforeAll(async () => {
  hall = await openHall('systems');
  arbiter = arbiterAt(hall.page);
  await setUpAccount(arbiter, hall.server.setupUrl ?? '');
});
afterAll(() => hall.close());

/** Creates a tournament by a system, with the parameters as the form offers them. */
async function createBy({ page }: Arbiter, { code, rounds }: Kind): Promise<void> {
  await page.goto(`${hall.server.url}/console/new`);
  await page.locator('input[name="settings.name"]').fill(`Prøve ${code}`);
  const card = page.locator(`input[name="system.code"][value="${code}"]`);
  if (!(await card.isVisible())) await page.getByText(t('console.more-ways')).first().click();
  await card.check();
  if (code === 'dutch') {
    await page.locator('summary', { hasText: t('console.part-system') }).click();
    await page.locator('select[name="system.initialColour"]').selectOption('white');
  }
  if (!tables.includes(code) && code !== 'olympiad') {
    await refill(page.locator('input[name="settings.roundsPlanned"]'), String(rounds));
  }
  await page.getByRole('button', { name: t('console.create') }).click();
  await page.waitForURL('**/entries');
}

/** Sends commands as the desk does, to the version that the API gives. */
async function send(commands: readonly Command[]): Promise<void> {
  const path = `/tournaments/${arbiter.base().split('/').at(-1)}`;
  let known = await hall.page.request.get(`${hall.server.url}/api${path}`);
  for (const command of commands) {
    const { version: basedOn } = await known.json();
    const data = { command, basedOn, reason: '', confirmed: false };
    known = await tell(hall, `${path}/commands`, data);
  }
}

/** Enters the players at once; the form of a list is played in other tests. */
const enter = (count: number): Promise<void> => {
  const players = playersOf(count).map(({ name, rating }, index) => ({
    id: `p${index + 1}` as PlayerId,
    details: { ...nothingKnown, name, rating, club: 'Klub' },
    missed: [],
    listed: {},
  }));
  return send([{ kind: 'enter-players', players }]);
};

/** Numbers the players as the system wants it. Gives the names by number. */
async function number(who: Arbiter, code: SystemCode): Promise<readonly string[]> {
  const { page } = who;
  await page.goto(who.base());
  await nextStep(who, 'console.step-close-entries');
  await page.waitForURL('**/lots');
  if (byStrength.includes(code)) {
    await page.getByRole('button', { name: t('console.number-by-strength') }).click();
  } else {
    await drawLots(who, 'Aalborg');
  }
  await page.locator('main table tbody tr').first().waitFor();
  const numbers = await page.locator('main table tbody th').allInnerTexts();
  return numbers.map((name) => name.trim());
}

/** A round in which the lower number wins everywhere, as the desk shows its boards. */
async function playRound(who: Arbiter, round: number, players: readonly string[]) {
  await who.page.goto(`${who.base()}/results/${round}`);
  const boards = (await deskBoards(who)).map(({ board, white, black }) => ({
    board,
    white: players.indexOf(white) + 1,
    black: players.indexOf(black) + 1,
  }));
  await send(
    boards.map(({ board, white, black }): Command => {
      const [whiteScore, blackScore] = white < black ? [2, 0] : [0, 2];
      const result = { kind: 'played', white: whiteScore, black: blackScore } as const;
      return { kind: 'enter-result', round, board, result };
    }),
  );
  return boards.map(({ white, black }) => `${white}-${black}`);
}

/** The first cells of the rows of a page's first table. */
async function cells({ page }: Arbiter, columns: number): Promise<readonly string[]> {
  const rows = await page.locator('main table').first().locator('tbody tr').all();
  return Promise.all(
    rows.map(async (row) =>
      (await row.locator('td, th').allInnerTexts()).slice(0, columns).join(' ').trim(),
    ),
  );
}

describe.each(kinds)('$code from the wizard to the final table', (kind) => {
  const { code, players: count, rounds, firstRound } = kind;
  const isTable = tables.includes(code);

  test('is played and finished', async () => {
    const { page } = arbiter;
    await createBy(arbiter, kind);
    await enter(count);
    const players = await number(arbiter, code);
    if (byStrength.includes(code)) expect(players).toEqual(names.slice(0, count));
    expect(players.toSorted()).toEqual(names.slice(0, count));

    await pairAndPublish(arbiter, 1);
    expect(await playRound(arbiter, 1, players)).toEqual(firstRound);
    if (isTable) {
      await page.goto(`${arbiter.base()}/round`);
      await page.getByRole('button', { name: t('schedule.set-all') }).click();
      await page.getByRole('button', { name: t('schedule.set-all') }).waitFor({ state: 'hidden' });
    }
    for (let round = 2; round <= rounds; round++) {
      if (!isTable) await haveRound(arbiter);
      const met = await playRound(arbiter, round, players);
      expect(met).toHaveLength(Math.floor(count / 2));
    }
    await page.goto(`${arbiter.base()}/results`);
    await nextStep(arbiter, 'console.step-finish');
    await page.waitForURL('**/reports');

    await page.goto(`${arbiter.base()}/standings`);
    const winner = (await cells(arbiter, 5))[0] ?? '';
    expect(winner).toContain(players[0] ?? '');
    if (isTable) {
      await page.goto(`${arbiter.base()}/crosstable`);
      const lines = await cells(arbiter, 2 + count + 1);
      lines.forEach((line, index) => {
        expect(line).toContain(players[index] ?? '');
        expect(line).toMatch(new RegExp(`${count - 1 - index}$`));
      });
    }
  });
});

const open = async (path: string): Promise<string> => {
  await arbiter.page.goto(`${hall.server.url}${path}`);
  return arbiter.page.locator('main').innerText();
};

/** The id in the console's list of the tournament by a system. */
async function idOf(code: SystemCode): Promise<string> {
  await arbiter.page.goto(`${hall.server.url}/console`);
  const link = arbiter.page.getByRole('link', { name: `Prøve ${code}`, exact: true });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

describe('what only some systems have', () => {
  test('a seat plan for the slide system, on screen and on paper', async () => {
    const id = await idOf('rutsch');
    for (const path of [`/console/${id}/seats`, `/print/${id}/seats`]) {
      const text = await open(path);
      expect(text).toContain(t('seats.move-odd'));
      expect(await arbiter.page.locator('main svg[role=img] circle.seat').count()).toBe(7);
    }
  });

  test('all rounds of a table, with who is free', async () => {
    const id = await idOf('rutsch');
    for (const path of [`/console/${id}/schedule`, `/print/${id}/schedule`]) {
      const text = await open(path);
      expect(text).toContain(t('terms.round-n', { round: 7 }));
      expect(text.match(/Sidder over: /g)).toHaveLength(7);
    }
  });

  test('whoever is free in a table has no point', async () => {
    const id = await idOf('rutsch');
    const text = await open(`/console/${id}/results/1`);
    expect(text).toContain(t('terms.bye-free'));
    expect(text).not.toContain(t('terms.bye-pairing-allocated', { points: '1', count: 1 }));
  });

  test('teams with their matches and standings', async () => {
    const id = await idOf('olympiad');
    for (const path of [`/console/${id}/teams`, `/print/${id}/teams`]) {
      const text = await open(path);
      expect(text).toContain(t('teams.match', { first: 1, second: 4 }));
      for (const team of [1, 2, 3, 4]) expect(text).toContain(t('teams.team-n', { team }));
    }
    expect(await open(`/console/${id}/results/1`)).toContain(
      t('teams.match', { first: 1, second: 4 }),
    );
  });

  test('a tournament by another system has none of them', async () => {
    const id = await idOf('dutch');
    for (const path of [`/console/${id}/teams`, `/console/${id}/seats`, `/print/${id}/schedule`]) {
      expect((await arbiter.page.goto(`${hall.server.url}${path}`))?.status()).toBe(404);
    }
  });
});
