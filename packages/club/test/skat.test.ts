/** @regulation Tempelhof 2018 */
import { toNumber } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import {
  type ContestCommand,
  isOwnAct,
  type SkatRound,
  seriesView,
  skatView,
} from '../src/index.ts';
import { contestAfter, decide, enter, make, note } from './writing.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const;
const day = '2026-05-01';
const entered = [make('skat', 'tempelhof-2018'), ...ids.map((id) => enter(id))];

const draw = (round: number, players: readonly string[] = ids) =>
  note({ kind: 'round-drawn', round, players, day });

const empty = { points: 0, won: 0, lost: 0, ramsch: 0, total: null };

type Scores = Readonly<Record<string, Record<string, unknown>>>;

/**
 * A list with a correct sum: the first player at the table won all eighteen games, and has this number
 * of points.
 */
function list(
  { round, tables }: SkatRound,
  at: number,
  points: number,
  more: Scores = {},
): ContestCommand {
  const seats = tables[at - 1]?.players ?? [];
  const lines = seats.map((entry, index) => ({
    entry,
    ...empty,
    against: seats.length === 4 ? 0 : null,
    ...(index === 0 ? { points, won: 18 } : {}),
    ...more[index],
  }));
  return note({ kind: 'table-scored', round, table: at, lines, day });
}

const currentOf = (commands: readonly ContestCommand[]): SkatRound => {
  const current = skatView(contestAfter(...commands))?.current ?? null;
  if (current === null) throw new Error('nothing drawn');
  return current;
};

/** A round with both its lists entered. */
function played(before: readonly ContestCommand[], round: number): readonly ContestCommand[] {
  const drawn = [...before, draw(round)];
  const current = currentOf(drawn);
  return [...drawn, list(current, 1, 100), list(current, 2, 200)];
}

const refusal = (before: readonly ContestCommand[], last: ContestCommand, confirmed = false) => {
  const decided = decide(contestAfter(...before), last, { confirmed });
  return decided.ok ? null : decided.error;
};

const drawn = [...entered, draw(1)];
const first = currentOf(drawn);

describe('III.I.12: rounds', () => {
  test('seven sit at a table of three and one of four', () => {
    expect(first.tables.map(({ players }) => players.length)).toEqual([3, 4]);
    expect(first.tables.flatMap(({ players }) => players).toSorted()).toEqual([...ids]);
  });

  test('the second goes by score, and nobody moves when a list is mended', () => {
    const one = played(entered, 1);
    const drawnTwo = [...one, draw(2)];
    const two = currentOf(drawnTwo);
    const ahead = [first.tables[1]?.players[0], first.tables[0]?.players[0]];
    expect(two.tables[0]?.players.slice(0, 2)).toEqual(ahead);
    expect(currentOf([...drawnTwo, list(first, 1, 900)])).toEqual(two);
  });

  test.each([
    ['five cannot be seated', entered, draw(1, ['a', 'b', 'c', 'd', 'e']), 'contest.no-tables'],
    ['the same twice is one', entered, draw(1, ['a', 'b', 'b']), 'contest.no-tables'],
    ['one after the other', entered, draw(2), 'contest.rounds-over'],
    ['anew, for whoever came late', [...entered, draw(1, ['a', 'b', 'c'])], draw(1), null],
    ['not once a list is in', [...drawn, list(first, 1, 9)], draw(1), 'contest.round-begun'],
    [
      'not while lists are missing',
      [...drawn, list(first, 1, 9)],
      draw(2),
      'contest.lists-missing',
    ],
    [
      'III.I.11: three of them',
      [1, 2, 3].reduce((all, round) => [...played(all, round)], entered),
      draw(4),
      'contest.rounds-over',
    ],
    ['nobody knows them', entered, draw(1, ['a', 'b', 'x']), 'contest.unknown-entry'],
  ] as const)('%s', (_, before, last, expected) => {
    expect(refusal(before, last)?.code ?? null).toBe(expected);
  });
});

describe('lists', () => {
  test.each([
    ['that adds up', list(first, 1, 300), null],
    ['of seventeen games', list(first, 1, 300, { 0: { won: 17 } }), 'contest.games-differ'],
    ['with a sign forgotten', list(first, 1, -300), 'contest.points-impossible'],
    ['with another total', list(first, 1, 300, { 0: { total: 1190 } }), 'contest.total-differs'],
    ['with the right one', list(first, 1, 300, { 0: { total: 1200 } }), null],
    [
      'of four, with opponents of nobody',
      list(first, 2, 9, { 1: { against: 1 } }),
      'contest.against-differs',
    ],
    ['what is no number', list(first, 1, Number.NaN), 'contest.score-invalid'],
    ['points that nobody has', list(first, 1, -1_000_000), 'contest.score-invalid'],
    ['less than no game', list(first, 1, 9, { 0: { won: -1 } }), 'contest.score-invalid'],
    [
      'of others',
      list(first, 1, 9, { 2: { entry: first.tables[1]?.players[0] } }),
      'contest.unknown-table',
    ],
    ['of no table', list({ ...first, round: 2 }, 1, 9), 'contest.unknown-table'],
    ['of a series', note({ kind: 'title-drawn', day }), 'contest.other-format'],
  ] as const)('%s', (_, last, expected) => {
    expect(refusal(drawn, last)?.code ?? null).toBe(expected);
  });

  test('a total says what it should be, and counts where it is meant so', () => {
    const other = list(first, 1, 300, { 0: { total: 1190 } });
    expect(refusal(drawn, other)).toMatchObject({ total: 1190, wanted: 1200 });
    expect(refusal(drawn, other, true)).toBeNull();
    const view = seriesView(contestAfter(...drawn, other));
    expect(view?.lines.map(({ total }) => toNumber(total))).toEqual([1190, 0, 0]);
  });

  test('the table of all adds the rounds; equal ones share the place', () => {
    const view = seriesView(contestAfter(...played(played(entered, 1), 2)));
    // 18 games won: 900 and the points; the leaders of the first two tables sit at the first table in
    // round 2.
    expect(view?.lines.map(({ total }) => toNumber(total)).slice(0, 3)).toEqual([2100, 1100, 1000]);
    expect(view?.lines.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 4, 4, 4]);
    expect(view?.legs.map(({ results }) => results.length)).toEqual([7, 7]);
  });

  test('who sits at a table, or its link, notes its list in the round that is played', () => {
    const contest = contestAfter(...drawn);
    const [mine = ''] = first.tables[0]?.players ?? [];
    const [other = ''] = first.tables[1]?.players ?? [];
    const { act } = list(first, 1, 9) as Extract<ContestCommand, { kind: 'note-act' }>;
    expect(isOwnAct(contest, mine, act)).toBe(true);
    expect(isOwnAct(contest, 'table-1', act)).toBe(true);
    expect(isOwnAct(contest, 'table-2', act)).toBe(false);
    expect(isOwnAct(contest, other, act)).toBe(false);
    expect(isOwnAct(contestAfter(...played(entered, 1), draw(2)), 'table-1', act)).toBe(false);
  });

  test('who plays the next round: those of the last', () => {
    const three = contestAfter(...entered, draw(1, ['a', 'b', 'c']));
    expect(skatView(three)).toMatchObject({
      next: null,
      playing: expect.arrayContaining(['a', 'b', 'c']),
    });
    expect(skatView(contestAfter(...entered))).toMatchObject({ next: 1, playing: [...ids] });
    expect(skatView(contestAfter(...played(entered, 1)))?.next).toBe(2);
  });
});
