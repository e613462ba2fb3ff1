import { makeSeededRandom, type RoundRecord, usualKeizerRules } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { compareFractions, fraction, plus, times, toNumber } from '../../../src/kernel/fraction.ts';
import { type KeizerRules, keizerRanking, placeValues } from '../../../src/kernel/keizer.ts';
import { against, bye, forfeit } from '../dutch/records-of.ts';

const rules: KeizerRules = { ...usualKeizerRules, topValue: 4 };

const pointsOf = (records: readonly (readonly RoundRecord[])[], own: KeizerRules = rules) =>
  keizerRanking(
    records.map((each, index) => ({ no: index + 1, records: each })),
    own,
  ).accounts.map(({ no, points }) => [no, toNumber(points)]);

describe('the values of places', () => {
  test.each([
    [0, 1, 11, 15, 5],
    [0, 2, 11, 30, 10],
    [0, 1, 1, 1, 1],
    [50, 1, 11, 50, 40],
    [4, 1, 6, 4, 0],
  ])(
    'top value %i and step %i with %i players: from %i to %i',
    (topValue, valueStep, players, first, last) => {
      const values = placeValues(players, { ...rules, topValue, valueStep });
      expect([values[0], values.at(-1)]).toEqual([first, last]);
    },
  );
});

describe('Keizer points', () => {
  test('are counted again until the ranking no longer changes', () => {
    // First 4, 3, 2, 1 for the numbers: 4, 3 + 4, 2 + 1, 1. So 2 is first, and its value 4.
    const records = [[against(2, 0)], [against(1, 2)], [against(4, 2)], [against(3, 0)]];
    expect(pointsOf(records)).toEqual([
      [2, 4 + 3],
      [1, 3],
      [3, 2 + 1],
      [4, 1],
    ]);
  });

  test.each([
    ['a win', against(2, 2), 4 + 3],
    ['a draw', against(2, 1), 4 + 1.5],
    ['a loss', against(2, 0), 4],
    ['a forfeit won', forfeit(2, 2), 4 + 3],
    ['a forfeit lost', forfeit(2, 0), 4],
    ['the bye', bye('pairing-allocated', 2), 4 * 1.67],
    ['an absence for the club', bye('full-point', 2), 4 * 1.67],
    ['an absence with notice', bye('half-point', 1), 4 * 1.33],
    ['an absence without notice', bye('zero-point', 0), 4],
    ['a round before entering', { kind: 'absent' } as const, 4],
  ])('give the first place after %s', (_, record, points) => {
    const [first] = pointsOf([[record], [bye('zero-point', 0)]]);
    expect(first?.[0]).toBe(1);
    expect(first?.[1]).toBeCloseTo(points);
  });

  test('count only so many absences with notice, and the own value only where it counts', () => {
    const away = [bye('half-point', 1), bye('half-point', 1), bye('half-point', 1)];
    const own = { ...rules, absencesCounted: 2, noticePercent: 50, ownValue: 'left-out' } as const;
    expect(pointsOf([away], own)).toEqual([[1, 4]]);
  });

  test('are averaged where rankings follow each other in a circle', () => {
    const records = [
      [against(2, 2), against(2, 0)],
      [against(1, 0), against(1, 2)],
    ];
    const own = { ...rules, ownValue: 'left-out' } as const;
    expect(pointsOf(records, own)).toEqual([
      [1, 3.5],
      [2, 3.5],
    ]);
  });
});

function randomRecords(seed: string): readonly (readonly RoundRecord[])[] {
  const random = makeSeededRandom(seed);
  const size = 2 * (1 + random.below(6));
  const records = Array.from({ length: size }, (): RoundRecord[] => []);
  for (let round = random.below(10); round > 0; round--) {
    const free = [...records.keys()];
    while (free.length > 0) {
      const [first = 0] = free.splice(random.below(free.length), 1);
      if (random.below(6) === 0 || free.length === 0) {
        records[first]!.push(
          [bye('half-point', 1), bye('zero-point', 0), bye('pairing-allocated', 2)][
            random.below(3)
          ]!,
        );
        continue;
      }
      const [second = 0] = free.splice(random.below(free.length), 1);
      const halfPoints = random.below(3);
      records[first]!.push(against(second + 1, halfPoints));
      records[second]!.push(against(first + 1, 2 - halfPoints, 'black'));
    }
  }
  return records;
}

/** The rules as one would check a printed table: every line, every sum, every place. */
test('in random seasons values, lines, sums and places agree with each other', () => {
  let stable = 0;
  for (let index = 0; index < 150; index++) {
    const records = randomRecords(`${rotatingSeed} ${index}`);
    const players = records.map((each, place) => ({ no: place + 1, records: each }));
    const { accounts, averaged } = keizerRanking(players, usualKeizerRules);
    const worth = new Map(accounts.map(({ no, value }) => [no, value]));
    for (const { no, lines, value, points } of accounts) {
      for (const line of lines) {
        expect(line.value, seedMessage).toEqual(worth.get(line.opponent ?? no));
        expect(line.points).toEqual(times(line.value, fraction(line.percent, 100)));
      }
      expect(lines.reduce((sum, line) => plus(sum, line.points), value)).toEqual(points);
    }
    const places = accounts.toSorted((a, b) => compareFractions(b.points, a.points) || a.no - b.no);
    expect(accounts).toEqual(places);
    if (averaged > 1) continue;
    stable += 1;
    const values = accounts.map(({ value }) => toNumber(value));
    expect(values, seedMessage).toEqual(placeValues(accounts.length, usualKeizerRules));
  }
  expect(stable).toBeGreaterThan(100);
});
