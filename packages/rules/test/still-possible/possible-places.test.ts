import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OpenPair,
  type PossiblePlaces,
  type PossiblePlacesPlayer,
  possiblePlaces,
  prospectFor,
} from '../../src/still-possible/possible-places.ts';

const points = { win: 2, draw: 1, loss: 0 };

const players = (...halfPoints: readonly number[]): readonly PossiblePlacesPlayer[] =>
  halfPoints.map((own, index) => ({ no: index + 1, halfPoints: own, mostLater: 0 }));

/** All possible results of open games, as gains by number. */
function allEndings(openGames: readonly OpenPair[]): readonly ReadonlyMap<number, number>[] {
  let endings: readonly ReadonlyMap<number, number>[] = [new Map()];
  for (const [a, b] of openGames) {
    endings = endings.flatMap((gains) =>
      [0, 1, 2].map((gain) => {
        const next = new Map(gains);
        next.set(a, (next.get(a) ?? 0) + gain);
        next.set(b, (next.get(b) ?? 0) + 2 - gain);
        return next;
      }),
    );
  }
  return endings;
}

/** First and last place of each player in one table by points. */
function placesIn(totals: ReadonlyMap<number, number>): ReadonlyMap<number, [number, number]> {
  const all = [...totals.values()];
  return new Map(
    [...totals].map(([no, own]) => [
      no,
      [1 + all.filter((other) => other > own).length, all.filter((other) => other >= own).length],
    ]),
  );
}

function bruteForce(
  field: readonly PossiblePlacesPlayer[],
  openGames: readonly OpenPair[],
): readonly PossiblePlaces[] {
  const tables = allEndings(openGames).map((gains) =>
    placesIn(new Map(field.map(({ no, halfPoints }) => [no, halfPoints + (gains.get(no) ?? 0)]))),
  );
  return field.map(({ no }) => ({
    no,
    best: Math.min(...tables.map((table) => table.get(no)?.[0] ?? 0)),
    worst: Math.max(...tables.map((table) => table.get(no)?.[1] ?? 0)),
  }));
}

const inOrder = (places: readonly PossiblePlaces[]): readonly PossiblePlaces[] =>
  places.toSorted((a, b) => a.no - b.no);

/** A field of up to eight, some of whom have one open game. */
const oneGameEach = fc
  .tuple(fc.array(fc.nat(8), { minLength: 2, maxLength: 8 }), fc.nat(4))
  .map(([scores, wanted]) => ({
    field: players(...scores),
    openGames: Array.from(
      { length: Math.min(wanted, Math.floor(scores.length / 2)) },
      (_, index): OpenPair => [2 * index + 1, 2 * index + 2],
    ),
  }));

/** A field of up to five with up to five open games among them, several for some. */
const severalGames = fc.array(fc.nat(6), { minLength: 2, maxLength: 5 }).chain((scores) =>
  fc.record({
    field: fc.constant(players(...scores)),
    openGames: fc
      .array(fc.tuple(fc.integer({ min: 1, max: scores.length }), fc.nat(scores.length - 2)), {
        maxLength: 5,
      })
      .map((pairs) => pairs.map(([a, step]): OpenPair => [a, ((a + step) % scores.length) + 1])),
  }),
);

describe('places still possible', () => {
  it.each([
    ['the leader a point and a half ahead has won', players(9, 6, 6, 2), [[2, 3]], 1, [1, 1]],
    ['a point ahead they may share the place', players(8, 6, 6, 2), [[2, 3]], 1, [1, 2]],
    ['the two behind them cannot both win', players(6, 5, 4), [[2, 3]], 1, [1, 2]],
    [
      'leaders who meet cannot both lose',
      players(6, 6, 4, 4),
      [
        [1, 2],
        [3, 4],
      ],
      3,
      [2, 4],
    ],
    ['who has nothing left keeps their place', players(6, 4, 2), [], 2, [2, 2]],
  ] as const)('%s', (_case, field, openGames, no, [best, worst]) => {
    const found = possiblePlaces({ players: field, openGames, points });
    expect(found.find((each) => each.no === no)).toEqual({ no, best, worst });
  });

  it('are exactly those that some results of one open game each lead to', () => {
    fc.assert(
      fc.property(oneGameEach, ({ field, openGames }) => {
        const found = possiblePlaces({ players: field, openGames, points });
        expect(inOrder(found)).toEqual(bruteForce(field, openGames));
      }),
    );
  });

  it('enclose what results of several open games each lead to', () => {
    fc.assert(
      fc.property(severalGames, ({ field, openGames }) => {
        const truth = bruteForce(field, openGames);
        const found = inOrder(possiblePlaces({ players: field, openGames, points }));
        for (const [index, { best, worst }] of truth.entries()) {
          expect(found[index]?.best).toBeLessThanOrEqual(best);
          expect(found[index]?.worst).toBeGreaterThanOrEqual(worst);
        }
      }),
    );
  });

  it('enclose what later rounds lead to, whoever then meets whom', () => {
    const later = fc.tuple(oneGameEach, fc.array(fc.nat(2), { minLength: 16, maxLength: 16 }));
    fc.assert(
      fc.property(later, ([{ field, openGames }, gains]) => {
        const found = possiblePlaces({
          players: field.map((player) => ({ ...player, mostLater: 4 })),
          openGames,
          points,
        });
        const ended = field.map((player, index) => ({
          ...player,
          halfPoints: player.halfPoints + (gains[index] ?? 0) + (gains[index + 8] ?? 0),
        }));
        for (const { no, best, worst } of bruteForce(ended, openGames)) {
          const own = found.find((each) => each.no === no);
          expect(own?.best).toBeLessThanOrEqual(best);
          expect(own?.worst).toBeGreaterThanOrEqual(worst);
        }
      }),
    );
  });

  it('are safe against not coming where a loss gives something', () => {
    const found = possiblePlaces({
      players: players(6, 4),
      openGames: [[1, 2]],
      points: { win: 6, draw: 4, loss: 2 },
    });
    expect(inOrder(found)[0]).toEqual({ no: 1, best: 1, worst: 2 });
  });
});

describe('a goal of so many places', () => {
  it.each([
    [{ best: 1, worst: 2 }, 2, 'clinched'],
    [{ best: 1, worst: 3 }, 2, 'open'],
    [{ best: 3, worst: 5 }, 2, 'out-of-reach'],
  ] as const)('%o for the first %i: %s', (possible, places, expected) => {
    expect(prospectFor(possible, places)).toBe(expected);
  });
});
