import { translator } from '@rokade/texts/all';
import { type Command, emptyDetails, type PlayerId, type SystemCode } from '@rokade/tournament';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carryOut, idOf } from '../memory-application.ts';
import { commandForms } from './command-forms.ts';
import { type House, openHouse } from './house.ts';

/** What the arbiter reads. */
const t = translator('en');

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

interface Kind {
  readonly code: SystemCode;
  readonly players: number;
  readonly rounds: number;
  /** White and Black of round 1 by number, board by board, as the regulation's table has them. */
  readonly firstRound: readonly string[];
}

/**
 * Tables: FIDE 2012 annex 1, DSU 4.15, Tempelhof IV.1 and IV.3; teams: 4.13.5. Nordic: the upper half
 * has Black (4.11 §5.13.1); Dutch, Dubov, Burstein: number 1 has White, colours alternate; Keizer:
 * neighbours, White changing from board to board; Tempelhof's Swiss: by lot.
 */
const kinds: readonly Kind[] = [
  { code: 'nordic', players: 8, rounds: 3, firstRound: ['5-1', '6-2', '7-3', '8-4'] },
  { code: 'dutch', players: 8, rounds: 3, firstRound: ['1-5', '6-2', '3-7', '8-4'] },
  { code: 'dubov', players: 8, rounds: 3, firstRound: ['1-5', '6-2', '3-7', '8-4'] },
  { code: 'burstein', players: 8, rounds: 3, firstRound: ['1-5', '6-2', '3-7', '8-4'] },
  { code: 'keizer', players: 8, rounds: 3, firstRound: ['1-2', '4-3', '5-6', '8-7'] },
  { code: 'tempelhof', players: 8, rounds: 3, firstRound: ['1-2', '3-4', '5-6', '7-8'] },
  { code: 'berger', players: 6, rounds: 5, firstRound: ['1-6', '2-5', '3-4'] },
  { code: 'dsu', players: 6, rounds: 5, firstRound: ['1-6', '2-5', '3-4'] },
  { code: 'tempelhof-table', players: 6, rounds: 5, firstRound: ['1-6', '2-5', '3-4'] },
  { code: 'rutsch', players: 7, rounds: 7, firstRound: ['1-6', '5-2', '3-4'] },
  { code: 'olympiad', players: 8, rounds: 3, firstRound: ['1-4', '5-8', '2-3', '6-7'] },
];
const byStrength: readonly SystemCode[] = [
  'nordic',
  'dutch',
  'dubov',
  'burstein',
  'keizer',
  'olympiad',
];
const tables: readonly SystemCode[] = ['berger', 'dsu', 'tempelhof-table', 'rutsch'];

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The tournaments made, by system. */
const made = new Map<SystemCode, string>();

/** The name alone, without rating or score. */
const nameAlone = (text: string): string => (text.match(/^[^\d(]+/)?.[0] ?? '').trim();

/** A page as the owner has it: what is on it, and its words. */
async function pageAt(path: string) {
  const answer = await house.ask('owner', path);
  const { document } = new Window();
  document.write(await answer.text());
  const main = document.querySelector('main');
  const textOf = (element: { textContent: string | null } | null): string =>
    (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return {
    status: answer.status,
    text: textOf(main),
    buttons: [...document.querySelectorAll('button')].map(textOf),
    all: (selector: string): readonly string[] =>
      [...document.querySelectorAll(selector)].map(textOf),
    count: (selector: string): number => document.querySelectorAll(selector).length,
    boards: [...document.querySelectorAll('tr[data-board]')].map((row) => ({
      board: Number(row.getAttribute('data-board')),
      white: nameAlone(textOf(row.querySelector('td.white'))),
      black: nameAlone(textOf(row.querySelector('td.black'))),
    })),
    rows: [...(document.querySelector('main table')?.querySelectorAll('tbody tr') ?? [])].map(
      (row) => [...row.querySelectorAll('td, th')].map(textOf),
    ),
  };
}

/** Sends the form of a new tournament with a system chosen; gives the id of what is made. */
async function createBy({ code, rounds }: Kind): Promise<string> {
  const answer = await house.ask('owner', '/console/new');
  const form = commandForms(await answer.text()).find(({ to }) => to === '/tournaments');
  const created = await house.ask('owner', `/console/new${form?.action}`, {
    ...Object.fromEntries(form?.fields ?? []),
    'settings.name': `Prøve ${code}`,
    'system.code': code,
    'system.initialColour': 'white',
    ...(tables.includes(code) || code === 'olympiad'
      ? {}
      : { 'settings.roundsPlanned': String(rounds) }),
    csrf: house.csrfOf('owner'),
  });
  expect(created.status).toBe(303);
  const [, id = ''] =
    /\/console\/([^/]+)\/entries/.exec(created.headers.get('location') ?? '') ?? [];
  return id;
}

/** Carries out commands as the desk does, which sends them itself. */
const send = (id: string, ...commands: readonly Command[]): Promise<void> =>
  carryOut(house.app, idOf(id), ...commands);

/** Enters the players, the weakest first. */
const enter = (id: string, count: number): Promise<void> => {
  const players = names
    .slice(0, count)
    .map((name, index) => ({ name, rating: 2000 - 50 * index }))
    .toReversed()
    .map((player, index) => ({
      id: `p${index + 1}` as PlayerId,
      details: { ...emptyDetails, ...player, club: 'Klub' },
      missed: [],
      listed: {},
    }));
  return send(id, { kind: 'enter-players', players });
};

/** Numbers the players as the system wants it. Gives the names by number, as the page shows them. */
async function number(id: string, code: SystemCode): Promise<readonly string[]> {
  expect((await pageAt(`/console/${id}/entries`)).buttons).toContain(
    t('console.step-close-entries'),
  );
  const numbers = await pageAt(`/console/${id}/lots`);
  const offered = byStrength.includes(code)
    ? 'console.number-by-strength'
    : 'console.step-draw-lots';
  expect(numbers.buttons).toContain(t(offered));
  await send(
    id,
    byStrength.includes(code)
      ? { kind: 'number-by-strength' }
      : { kind: 'draw-lots', seed: 'Aalborg' },
  );
  return (await pageAt(`/console/${id}/lots`)).all('main table tbody th');
}

/** A round in which the lower number wins everywhere, as the desk shows its boards. */
async function playRound(id: string, round: number, players: readonly string[]) {
  const { boards } = await pageAt(`/console/${id}/results/${round}`);
  const numbered = boards.map(({ board, white, black }) => ({
    board,
    white: players.indexOf(white) + 1,
    black: players.indexOf(black) + 1,
  }));
  const results = numbered.map(({ board, white, black }): Command => {
    const [whiteScore, blackScore] = white < black ? [2, 0] : [0, 2];
    const result = { kind: 'played', white: whiteScore, black: blackScore } as const;
    return { kind: 'enter-result', round, board, result };
  });
  await send(id, ...results);
  return numbered.map(({ white, black }) => `${white}-${black}`);
}

describe.each(kinds)('$code from the form to the final table', (kind) => {
  const { code, players: count, rounds, firstRound } = kind;
  const isTable = tables.includes(code);

  it('is played and finished', async () => {
    const id = await createBy(kind);
    made.set(code, id);
    await enter(id, count);
    const players = await number(id, code);
    if (byStrength.includes(code)) expect(players).toEqual(names.slice(0, count));
    expect(players.toSorted()).toEqual(names.slice(0, count));

    expect((await pageAt(`/console/${id}/round`)).buttons).toContain(t('console.step-pair-first'));
    await send(id, { kind: 'pair-round' });
    expect((await pageAt(`/console/${id}/round`)).buttons).toContain(t('console.step-publish'));
    await send(id, { kind: 'publish-round' });
    expect(await playRound(id, 1, players)).toEqual(firstRound);
    if (isTable) {
      expect((await pageAt(`/console/${id}/round`)).buttons).toContain(t('schedule.set-all'));
    }
    for (let round = 2; round <= rounds; round++) {
      await send(id, { kind: 'pair-round' }, { kind: 'publish-round' });
      expect(await playRound(id, round, players)).toHaveLength(Math.floor(count / 2));
    }
    const end = await pageAt(`/console/${id}/results`);
    expect(end.buttons).toContain(t('console.step-finish'));
    await send(id, { kind: 'finish-tournament' });

    const [winner] = (await pageAt(`/console/${id}/standings`)).rows;
    expect(winner?.slice(0, 5).join(' ')).toContain(players[0] ?? '');
    if (isTable) {
      const lines = (await pageAt(`/console/${id}/crosstable`)).rows;
      expect(lines).toHaveLength(count);
      lines.forEach((line, index) => {
        expect(line.join(' ')).toContain(players[index] ?? '');
        expect(line.slice(0, 2 + count + 1).at(-1)).toBe(String(count - 1 - index));
      });
    }
  });
});

describe('what only some systems have', () => {
  it('a seat plan for the slide system, on screen and on paper', async () => {
    const id = made.get('rutsch');
    for (const path of [`/console/${id}/seats`, `/print/${id}/seats`]) {
      const page = await pageAt(`${path}?lang=en`);
      expect(page.text).toContain(t('seats.move-odd'));
      expect(page.count('main svg[role=img] circle.seat')).toBe(7);
    }
  });

  it('all rounds of a table, with who is free', async () => {
    const id = made.get('rutsch');
    for (const path of [`/console/${id}/schedule`, `/print/${id}/schedule`]) {
      const { text } = await pageAt(`${path}?lang=en`);
      expect(text).toContain(t('terms.round-n', { round: 7 }));
      expect(text.match(new RegExp(t('schedule.free', { names: '' }), 'g'))).toHaveLength(7);
    }
  });

  it('no point for whoever is free in a table', async () => {
    const { text } = await pageAt(`/console/${made.get('rutsch')}/results/1`);
    expect(text).toContain(t('terms.bye-free'));
    expect(text).not.toContain(t('terms.bye-pairing-allocated', { points: '1', count: 1 }));
  });

  it('teams with their matches and standings', async () => {
    const id = made.get('olympiad');
    for (const path of [`/console/${id}/teams`, `/print/${id}/teams`]) {
      const { text } = await pageAt(`${path}?lang=en`);
      expect(text).toContain(t('teams.match', { first: 1, second: 4 }));
      for (const team of [1, 2, 3, 4]) expect(text).toContain(t('teams.team-n', { team }));
    }
    expect((await pageAt(`/console/${id}/results/1`)).text).toContain(
      t('teams.match', { first: 1, second: 4 }),
    );
  });

  it('no such pages for a tournament by another system', async () => {
    const id = made.get('dutch');
    for (const path of [`/console/${id}/teams`, `/console/${id}/seats`, `/print/${id}/schedule`]) {
      expect((await pageAt(path)).status).toBe(404);
    }
  });
});
