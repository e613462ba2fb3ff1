import type { PlayerNo } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { rotatingSeed, seedMessage } from '../../../../../test/rotating-seed.ts';
import { bakuAcceleration } from '../../../src/pairing/dutch/acceleration/baku.ts';
import type { DutchRequest } from '../../../src/pairing/dutch/dutch-request.ts';
import { dutch2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';
import { randomDutchRequest } from './random-dutch-request.ts';

/** Points of the rounds before, with the virtual ones of this round, added up from the records alone. */
function scoreOf({ players, roundNumber, virtualHalfPoints }: DutchRequest, no: PlayerNo): number {
  const records = players.find((player) => player.no === no)?.records ?? [];
  const own = records.map((record) => ('halfPoints' in record ? record.halfPoints : 0));
  const virtual = virtualHalfPoints?.get(no)?.[roundNumber - 1] ?? 0;
  return own.reduce((sum, halfPoints) => sum + halfPoints, virtual);
}

/** What a board is ordered by: the higher score, the sum of both, the number of the higher-ranked. */
function keyOf(request: DutchRequest, pair: readonly PlayerNo[]): readonly number[] {
  const ranked = pair
    .map((no) => ({ no, score: scoreOf(request, no) }))
    .toSorted((one, other) => other.score - one.score || one.no - other.no);
  const [higher, lower] = ranked;
  return [-(higher?.score ?? 0), -(higher?.score ?? 0) - (lower?.score ?? 0), higher?.no ?? 0];
}

const compareKeys = (one: readonly number[], other: readonly number[]): number =>
  one.map((value, index) => value - (other[index] ?? 0)).find((each) => each !== 0) ?? 0;

function keysOf(request: DutchRequest): readonly (readonly number[])[] {
  const paired = dutch2026.pairRound(request);
  return paired.ok
    ? paired.value.pairings.map(({ white, black }) => keyOf(request, [white, black]))
    : [];
}

const accelerated = (request: DutchRequest): DutchRequest => ({
  ...request,
  virtualHalfPoints: bakuAcceleration(
    request.players.map(({ no }) => no),
    9,
    2,
  ),
});

describe('the boards of a round (FIDE C.04.2 2026 4)', () => {
  const requests = Array.from({ length: 60 }, (_, index) =>
    randomDutchRequest(`boards ${rotatingSeed} ${index}`, { players: 24, rounds: 5 }),
  );

  test.each([
    ['by the scores', requests],
    ['by the scores with virtual points where there is acceleration', requests.map(accelerated)],
  ])('stand %s', (_, asked) => {
    for (const request of asked) {
      const keys = keysOf(request);
      expect(keys, seedMessage).toEqual(keys.toSorted(compareKeys));
    }
    expect(asked.filter((request) => keysOf(request).length > 4).length).toBeGreaterThan(5);
  });
});
