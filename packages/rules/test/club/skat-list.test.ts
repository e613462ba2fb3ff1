/** @regulation Tempelhof 2018 */
import {
  type SkatListLine,
  skat2018,
  skatListFaults,
  skatListTotal,
  skatTables,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const line = (no: number, more: Partial<SkatListLine> = {}): SkatListLine => ({
  no: no as SkatListLine['no'],
  points: 0,
  won: 0,
  lost: 0,
  ramsch: 0,
  against: null,
  total: null,
  ...more,
});

/** Eighteen games: seven, six and five, of which one and two were lost. */
const three = [
  line(1, { points: 250, won: 6, lost: 1 }),
  line(2, { points: 30, won: 4, lost: 2 }),
  line(3, { points: 120, won: 5 }),
];

const four = [
  line(1, { won: 6, lost: 2, against: 1 }),
  line(2, { won: 5, lost: 1, against: 2 }),
  line(3, { won: 3, against: 2 }),
  line(4, { won: 1, against: 1 }),
];

const totals = (lines: readonly SkatListLine[]) =>
  lines.map((one) => skatListTotal(skat2018, lines, one));

const faults = (lines: readonly SkatListLine[]) => skatListFaults(skat2018, lines);

describe('III.I.10: totals with bonus and malus', () => {
  test('at a table of three an opponent has 50 for each game of the others that is lost', () => {
    // 250 + 50·(6 − 1 + 2), 30 + 50·(4 − 2 + 1), 120 + 50·(5 + 3)
    expect(totals(three)).toEqual([600, 180, 520]);
  });

  test('at a table of four for those played against: the dealer has nothing', () => {
    expect(totals(four)).toEqual([250, 300, 250, 100]);
  });

  test('III.I.9: the fewest in Ramsch have the bonus, too', () => {
    expect(totals([line(1, { points: 23, ramsch: 1 }), line(2), line(3)])).toEqual([73, 0, 0]);
  });
});

describe('what does not add up', () => {
  test.each([
    ['three that do', three, []],
    ['four that do', four, []],
    [
      'III.I.11: seventeen games',
      [...three.slice(0, 2), line(3, { points: 120, won: 4 })],
      [{ kind: 'games', games: 17, ramsch: 0, wanted: 18 }],
    ],
    [
      'nineteen',
      [...three.slice(0, 2), line(3, { won: 6 })],
      [{ kind: 'games', games: 19, ramsch: 0, wanted: 18 }],
    ],
    [
      'a sign forgotten: below nothing without a game lost',
      [...three.slice(0, 2), line(3, { points: -120, won: 5 })],
      [{ kind: 'sign', no: 3, points: -120, won: 5, lost: 0 }],
    ],
    [
      'above nothing without a game won',
      [
        ...[line(1, { points: 300, won: 8 }), line(2, { points: 300, won: 8 })],
        line(3, { points: 44, lost: 2 }),
      ],
      [{ kind: 'sign', no: 3, points: 44, won: 0, lost: 2 }],
    ],
    ['a Ramsch is the eighteenth', [...three.slice(0, 2), line(3, { won: 4, ramsch: 1 })], []],
    [
      'three may have the fewest together',
      [
        line(1, { won: 6, lost: 1, ramsch: 1 }),
        line(2, { won: 4, lost: 2, ramsch: 1 }),
        line(3, { won: 4, ramsch: 1 }),
      ],
      [],
    ],
    [
      'more Ramsch than games are left',
      [...three.slice(0, 2), line(3, { won: 4, ramsch: 4 })],
      [{ kind: 'games', games: 17, ramsch: 4, wanted: 18 }],
    ],
    [
      'III.I.10: two opponents of each game lost',
      [...four.slice(0, 3), line(4, { won: 1, against: 2 })],
      [{ kind: 'against', sum: 7, wanted: 6 }],
    ],
    [
      'nobody is an opponent of themselves',
      [
        line(1, { won: 6, lost: 3, against: 1 }),
        line(2, { won: 5, against: 2 }),
        ...[line(3, { won: 3, against: 2 }), line(4, { won: 1, against: 1 })],
      ],
      [{ kind: 'against', sum: 6, wanted: 6 }],
    ],
    [
      'a total that is another',
      [line(1, { ...three[0], total: 590 }), ...three.slice(1)],
      [{ kind: 'total', no: 1, total: 590, wanted: 600 }],
    ],
    ['one that is right', [line(1, { ...three[0], total: 600 }), ...three.slice(1)], []],
  ] as const)('%s', (_, lines, expected) => {
    expect(faults(lines)).toEqual(expected);
  });
});

describe('III.I.12: tables', () => {
  const players = (...totals_: readonly number[]) =>
    totals_.map((total, index) => ({ no: (index + 1) as SkatListLine['no'], total }));
  const sizes = (count: number) =>
    skatTables(players(...new Array<number>(count).fill(0)), 'frø')?.map(({ length }) => length) ??
    null;

  test.each([
    [2, null],
    [3, [3]],
    [4, [4]],
    [5, null],
    [6, [3, 3]],
    [7, [3, 4]],
    [8, [4, 4]],
    [11, [3, 4, 4]],
    [12, [3, 3, 3, 3]],
  ])('%i players', (count, expected) => {
    expect(sizes(count)).toEqual(expected);
  });

  test('the most at the first, the fewest at the last', () => {
    const [first, last] = skatTables(players(10, 500, -20, 300, 0, 400), 'frø') ?? [];
    expect(first).toEqual([2, 6, 4]);
    expect(last).toEqual([1, 5, 3]);
  });

  test('equal ones by lot, the same for the same seed', () => {
    const drawn = (seed: string) => skatTables(players(...new Array<number>(12).fill(0)), seed);
    expect(drawn('a')).toEqual(drawn('a'));
    expect(drawn('a')).not.toEqual(drawn('b'));
    expect(
      drawn('a')
        ?.flat()
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
