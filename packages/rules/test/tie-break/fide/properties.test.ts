import {
  fideEditions,
  makeSeededRandom,
  type RoundRecord,
  type ScoredPlayer,
  shuffled,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tieBreakBases } from '../../../src/tie-break/fide/tie-break-articles.ts';
import { ownTieBreakCodes } from '../../../src/tie-break/tie-breaks.ts';
import { explainedValues, tableOf, valuesOf } from './values-of.ts';

const bye = (kind: 'pairing-allocated' | 'half-point' | 'zero-point', halfPoints: number) =>
  ({ kind: 'bye', bye: kind, halfPoints }) as const;

/** A random tournament: neighbours of a random order meet; one in so many rounds is unplayed. */
function randomPlayers(seed: string, unplayedOneIn: number): readonly ScoredPlayer[] {
  const random = makeSeededRandom(seed);
  const size = 2 * (2 + random.below(6));
  const rounds = 1 + random.below(7);
  const records: RoundRecord[][] = Array.from({ length: size }, () => []);
  const indices = records.map((_, index) => index);
  for (let round = 0; round < rounds; round++) {
    const order = shuffled(indices, random);
    for (let seat = 0; seat < size; seat += 2) {
      const [white, black] = [order[seat]!, order[seat + 1]!];
      const halfPoints = random.below(3);
      const paired = {
        white: { opponent: black + 1, colour: 'white' },
        black: { opponent: white + 1, colour: 'black' },
      } as const;
      const fate = unplayedOneIn > 0 && random.below(unplayedOneIn) === 0 ? random.below(4) : -1;
      if (fate < 0) {
        records[white]!.push({ kind: 'game', ...paired.white, halfPoints, status: 'played' });
        records[black]!.push({
          kind: 'game',
          ...paired.black,
          halfPoints: 2 - halfPoints,
          status: 'played',
        });
      } else if (fate === 0) {
        records[white]!.push({ kind: 'forfeit', ...paired.white, halfPoints: 2, notice: false });
        records[black]!.push({ kind: 'forfeit', ...paired.black, halfPoints: 0, notice: false });
      } else {
        const byes = [bye('half-point', 1), bye('zero-point', 0), { kind: 'absent' } as const];
        records[white]!.push(bye('pairing-allocated', 2));
        records[black]!.push(byes[fate - 1]!);
      }
    }
  }
  return records.map((own, index) => ({
    no: index + 1,
    rating: 1400 + random.below(1000),
    records: own,
  }));
}

const seeds = fc.nat().map(String);
const editions = fc.constantFrom(...fideEditions);
const codes = [
  ...ownTieBreakCodes,
  ...tieBreakBases,
  'BH-C1',
  'BH-M1',
  'FB-C2',
  'SB-C1',
  'BH-P',
  'AOB-F',
  'DE-P',
  'ARO-M1',
];

/** Keizer’s first ranking is by number, and so is that of equal players. */
const goingByNumber: ReadonlySet<string> = new Set(['TPN', 'KZR-PTS']);

test('new numbers for the players change no value', () => {
  fc.assert(
    fc.property(seeds, editions, fc.constantFrom(...codes), (seed, edition, code) => {
      const players = randomPlayers(seed, 4);
      const renumbered = (no: number): number => players.length + 1 - no;
      const others = players
        .map(({ no, rating, records }) => ({
          no: renumbered(no),
          rating,
          records: records.map((record) =>
            'opponent' in record ? { ...record, opponent: renumbered(record.opponent) } : record,
          ),
        }))
        .reverse();
      fc.pre(!goingByNumber.has(code));
      const [before, after] = [players, others].map((field) =>
        valuesOf(tableOf(field, { edition }), code),
      );
      for (const { no } of players) expect(after![renumbered(no)]).toEqual(before![no]);
    }),
  );
});

test('a cut never raises a sum, and each further cut lowers it or leaves it', () => {
  fc.assert(
    fc.property(seeds, editions, fc.constantFrom('BH', 'FB', 'SB', 'PS'), (seed, edition, code) => {
      const table = tableOf(randomPlayers(seed, 3), { edition });
      const sums = [code, `${code}-C1`, `${code}-C2`, `${code}-C3`].map((cut) =>
        valuesOf(table, cut),
      );
      for (const { no } of table.players)
        for (let cuts = 1; cuts < sums.length; cuts++)
          expect(sums[cuts]![no]).toBeLessThanOrEqual(sums[cuts - 1]![no]!);
    }),
  );
});

test('where all games were played the editions agree', () => {
  fc.assert(
    fc.property(seeds, fc.constantFrom(...codes), (seed, code) => {
      fc.pre(!/^(SKT-)?DE/.test(code) && !code.startsWith('ARO'));
      const players = randomPlayers(seed, 0);
      const [first, ...others] = fideEditions.map((edition) =>
        valuesOf(tableOf(players, { edition }), code),
      );
      for (const other of others) expect(other).toEqual(first);
    }),
  );
});

describe('the workings', () => {
  test.each(['BH', 'BH-C1', 'BH-M1', 'FB', 'SB', 'SB-C2', 'PS-C1', 'KS', 'WIN', 'REP', 'STD'])(
    '%s: the lines that count add up to the value',
    (code) => {
      fc.assert(
        fc.property(seeds, editions, (seed, edition) => {
          for (const [, value] of explainedValues(
            tableOf(randomPlayers(seed, 3), { edition }),
            code,
          )) {
            const quarters = value!.workings
              .filter(({ fromStage }) => fromStage === 0)
              .reduce((sum, { contribution: c }) => sum + (4 * c.numerator) / c.denominator, 0);
            const [stage] = value!.stages;
            expect(quarters).toBe((4 * stage!.numerator) / stage!.denominator);
          }
        }),
        { numRuns: 30 },
      );
    },
  );
});
