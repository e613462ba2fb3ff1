import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playerId } from '../../../test/tournament/journal-driver.ts';
import { type HallTables, tablesOfRound } from '../src/values/tables-of-round.ts';

const boardsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    white: playerId(`w${index + 1}`),
    black: playerId(`b${index + 1}`),
  }));
const hall = (
  first: number,
  unused: readonly number[] = [],
  fixed: Readonly<Record<string, number>> = {},
): HallTables => ({
  first,
  unused: new Set(unused),
  fixed: new Map(Object.entries(fixed).map(([id, table]) => [playerId(id), table])),
});

describe('the tables of a round', () => {
  test.each([
    ['are the boards where nothing is said', hall(1), [1, 2, 3, 4, 5]],
    ['begin where the group does', hall(41), [41, 42, 43, 44, 45]],
    ['leave out those that are not used', hall(1, [2, 3]), [1, 4, 5, 6, 7]],
    ['are kept by who has one, and the others move up', hall(1, [], { b4: 1 }), [2, 3, 4, 1, 5]],
    ['stand in any place, also outside the group', hall(1, [], { w2: 90 }), [1, 90, 2, 3, 4]],
    ['kept for somebody are theirs alone', hall(1, [1], { w3: 1 }), [2, 3, 1, 4, 5]],
    ['are White’s where both have one', hall(1, [], { w1: 5, b1: 2 }), [5, 1, 2, 3, 4]],
    ['are Black’s where White’s is taken', hall(1, [], { w1: 5, w2: 5, b2: 9 }), [5, 9, 1, 2, 3]],
  ])('%s', (_, tables, expected) => {
    expect(tablesOfRound(boardsOf(5), tables)).toEqual(expected);
  });

  const anyHall = fc
    .record({
      count: fc.integer({ min: 0, max: 40 }),
      first: fc.integer({ min: 1, max: 60 }),
      unused: fc.array(fc.integer({ min: 1, max: 120 })),
      fixed: fc.uniqueArray(
        fc.tuple(fc.integer({ min: 1, max: 40 }), fc.boolean(), fc.integer({ min: 1, max: 120 })),
        { selector: ([, , table]) => table },
      ),
    })
    .map(({ count, first, unused, fixed }) => ({
      boards: boardsOf(count),
      hall: hall(
        first,
        unused,
        Object.fromEntries(
          fixed.map(([no, isWhite, table]) => [`${isWhite ? 'w' : 'b'}${no}`, table]),
        ),
      ),
    }));

  test('are one for each board and none twice', () => {
    fc.assert(
      fc.property(anyHall, ({ boards, hall: one }) => {
        const tables = tablesOfRound(boards, one);
        expect(new Set(tables).size).toBe(boards.length);
      }),
    );
  });

  test('are the fixed ones of all who have one, unless both of a board have', () => {
    fc.assert(
      fc.property(anyHall, ({ boards, hall: { fixed, ...rest } }) => {
        const tables = tablesOfRound(boards, { fixed, ...rest });
        for (const [index, { white, black }] of boards.entries()) {
          const wishes = [fixed.get(white), fixed.get(black)].filter((one) => one !== undefined);
          if (wishes.length > 0) expect(wishes).toContain(tables[index]);
        }
      }),
    );
  });

  test('rise with the boards for everybody else, leaving no table empty that is free', () => {
    fc.assert(
      fc.property(anyHall, ({ boards, hall: one }) => {
        const tables = tablesOfRound(boards, one);
        const isFixed = ({ white, black }: (typeof boards)[number]) =>
          one.fixed.has(white) || one.fixed.has(black);
        const others = tables.filter(
          (_, index) => !isFixed(boards[index] ?? (boardsOf(1)[0] as never)),
        );
        expect(others).toEqual(others.toSorted((a, b) => a - b));
        const last = others.at(-1) ?? one.first - 1;
        for (let table = one.first; table <= last; table++) {
          expect(tables.includes(table) || one.unused.has(table)).toBe(true);
        }
        expect(others.some((table) => one.unused.has(table) || table < one.first)).toBe(false);
      }),
    );
  });
});
