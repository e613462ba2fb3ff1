/** @regulation FIDE 2012 */
import { findScheduleTable, scheduleOf, type VarmaPlayer, varmaLots } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Annex 2 §5, as printed. */
const annex: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [
    [3, 4, 8],
    [5, 7, 9],
    [1, 6],
    [2, 10],
  ],
  12: [
    [4, 5, 9, 10],
    [1, 2, 7],
    [6, 8, 12],
    [3, 11],
  ],
  14: [
    [4, 5, 6, 11, 12],
    [1, 2, 8, 9],
    [7, 10, 13],
    [3, 14],
  ],
  16: [
    [5, 6, 7, 12, 13, 14],
    [1, 2, 3, 9, 10],
    [8, 11, 15],
    [4, 16],
  ],
  18: [
    [5, 6, 7, 8, 14, 15, 16],
    [1, 2, 3, 10, 11, 12],
    [9, 13, 17],
    [4, 18],
  ],
  20: [
    [6, 7, 8, 9, 15, 16, 17, 18],
    [1, 2, 3, 11, 12, 13, 14],
    [5, 10, 19],
    [4, 20],
  ],
  22: [
    [6, 7, 8, 9, 10, 17, 18, 19, 20],
    [1, 2, 3, 4, 12, 13, 14, 15],
    [11, 16, 21],
    [5, 22],
  ],
  24: [
    [6, 7, 8, 9, 10, 11, 19, 20, 21, 22],
    [1, 2, 3, 4, 13, 14, 15, 16, 17],
    [12, 18, 23],
    [5, 24],
  ],
};

/** Players of groups with these sizes: A1 A2 … B1 …. */
const playersOf = (...sizes: readonly number[]): readonly VarmaPlayer[] =>
  sizes.flatMap((size, group) =>
    Array.from({ length: size }, (_, index) => {
      const code = String.fromCharCode(65 + group);
      return { name: `${code}${index + 1}`, group: code };
    }),
  );

/** The numbers of each group, sorted; a refusal is a failed test. */
function numbersByGroup(players: readonly VarmaPlayer[], seed: string) {
  const drawn = varmaLots(players, seed);
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.error));
  const numbers = new Map<string, number[]>();
  for (const [index, { group }] of drawn.value.order.entries()) {
    numbers.set(group, [...(numbers.get(group) ?? []), index + 1]);
  }
  return numbers;
}

const seeds = Array.from({ length: 40 }, (_, index) => `seed ${index}`);
const sizesWithTables = Array.from({ length: 16 }, (_, index) => index + 9);

describe('annex 2 §5: the tables', () => {
  test.each(Object.entries(annex))(
    '%s players: groups as large as the envelopes get these numbers',
    (even, table) => {
      const players = playersOf(...table.map(({ length }) => length));
      for (const seed of seeds) {
        const drawn = [...numbersByGroup(players, seed).values()];
        const bySize = new Set(drawn.map((numbers) => numbers.join()));
        expect(bySize).toEqual(new Set(table.map((numbers) => numbers.join())));
      }
      expect(table.flat().length).toBe(Number(even));
    },
  );

  test.each([9, 11, 13, 15, 17, 19, 21, 23])(
    '%s players: the same table without its highest number',
    (odd) => {
      const table = annex[odd + 1] ?? [];
      const sizes = table.map((numbers) => numbers.filter((number) => number <= odd).length);
      const drawn = [...numbersByGroup(playersOf(...sizes), 'odd').values()];
      expect(drawn.flat().toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: odd }, (_, index) => index + 1),
      );
      for (const numbers of drawn) {
        expect(table.some((envelope) => numbers.every((no) => envelope.includes(no)))).toBe(true);
      }
    },
  );
});

/** @article FIDE 2012 7.7 */
describe('annex 2 §2–4: the order of drawing', () => {
  const reasonsOf = (players: readonly VarmaPlayer[], seed = 'x') => {
    const drawn = varmaLots(players, seed);
    return drawn.ok ? drawn.value.because.map(({ facts }) => facts) : [];
  };

  test('the largest group first, groups of one size by their codes', () => {
    const players = [...playersOf(2, 3, 2, 3)].reverse();
    expect(reasonsOf(players).map(({ group }) => group)).toEqual(['B', 'D', 'A', 'C']);
  });

  test('players of a group draw by name: sorting the list otherwise changes nothing', () => {
    const players = playersOf(3, 3, 2, 2);
    for (const seed of seeds) {
      expect(varmaLots([...players].reverse(), seed)).toEqual(varmaLots(players, seed));
    }
  });

  test('the same seed draws the same numbers; other seeds others', () => {
    const players = playersOf(4, 3, 3, 2, 2);
    expect(varmaLots(players, 'Tempelhof')).toEqual(varmaLots(players, 'Tempelhof'));
    const different = new Set(seeds.map((seed) => JSON.stringify(varmaLots(players, seed))));
    expect(different.size).toBe(seeds.length);
  });

  test('who belongs to no group stands for themselves', () => {
    const players = [...playersOf(3), ...Array.from({ length: 7 }, (_, i) => `P${i}`)].map((p) =>
      typeof p === 'string' ? { name: p, group: '' } : p,
    );
    const facts = reasonsOf(players);
    expect(facts.map(({ group }) => group)).toEqual([
      'A',
      'P0',
      'P1',
      'P2',
      'P3',
      'P4',
      'P5',
      'P6',
    ]);
  });

  test('a group never chooses an envelope that another group will need', () => {
    // Of 12, if a three took the envelope with four numbers, the third two would find none.
    const envelopes = seeds.map((seed) => {
      const numbers = numbersByGroup(playersOf(3, 3, 2, 2, 2), seed);
      return ['A', 'B'].map((group) =>
        numbers
          .get(group)
          ?.toSorted((a, b) => a - b)
          .join(),
      );
    });
    expect(new Set(envelopes.flat())).toEqual(new Set(['1,2,7', '6,8,12']));
  });
});

describe('7.6: the last three rounds', () => {
  /** Pairs of one group in the last three rounds of the Berger table. */
  function lateMeetings(players: readonly VarmaPlayer[], seed: string): readonly number[][] {
    const drawn = varmaLots(players, seed);
    const table = findScheduleTable('berger');
    if (!drawn.ok || table === undefined) return [];
    const groupOf = (no: number) => drawn.value.order[no - 1]?.group;
    return scheduleOf(table, players.length, false)
      .slice(-3)
      .flatMap(({ pairings }) => pairings)
      .filter(({ white, black }) => groupOf(white) === groupOf(black))
      .map(({ white, black }) => [white, black]);
  }

  /** Group sizes of 9 to 24 players, each from 1 to 5. */
  const fields = fc
    .tuple(
      fc.constantFrom(...sizesWithTables),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 24, maxLength: 24 }),
    )
    .map(([total, sizes]) => {
      let left = total;
      return sizes.flatMap((size) => {
        const taken = Math.min(size, left);
        left -= taken;
        return taken === 0 ? [] : [taken];
      });
    });

  test('players of a group do not meet there, but for 6 and 12 of 12 players', () => {
    let drawn = 0;
    fc.assert(
      fc.property(fields, fc.string(), (sizes, seed) => {
        const players = playersOf(...sizes);
        if (varmaLots(players, seed).ok) drawn += 1;
        const meetings = lateMeetings(players, seed);
        const exception = players.length === 12 ? [6, 12] : [];
        for (const meeting of meetings) expect(meeting).toEqual(exception);
      }),
      { numRuns: 300 },
    );
    expect(drawn).toBeGreaterThan(100);
  });

  test('of 12 players, 6 and 12 do meet in round 11: so the tables are printed', () => {
    const players = playersOf(4, 3, 3, 2);
    const late = seeds.flatMap((seed) => lateMeetings(players, seed));
    expect(late.length).toBeGreaterThan(0);
    expect(new Set(late.map(String))).toEqual(new Set(['6,12']));
  });
});

describe('what cannot be drawn', () => {
  test.each([8, 25])('%s players have no table', (count) => {
    expect(varmaLots(playersOf(count), 'x')).toEqual({
      ok: false,
      error: { code: 'lots.varma-players', players: count, least: 9, most: 24 },
    });
  });

  test.each([
    ['four of ten, where the largest envelope has three', [4, 2, 2, 2], 'A', 4],
    ['five twos of ten, though 3 + 3 + 2 + 2 are enough numbers', [2, 2, 2, 2, 2], 'E', 2],
  ] as const)('%s', (_, sizes, group, count) => {
    expect(varmaLots(playersOf(...sizes), 'x')).toEqual({
      ok: false,
      error: { code: 'lots.varma-no-room', group, count },
    });
  });
});
