import type { PairingPlayer, RoundRecord } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import type { DutchRequest } from '../../../src/pairing/dutch/dutch-request.ts';
import { makeField } from '../../../src/pairing/dutch/field/field.ts';
import { floatIn } from '../../../src/pairing/dutch/field/floats.ts';
import { isTopscorer } from '../../../src/pairing/dutch/field/topscorer.ts';
import { edition2026 } from '../../../src/pairing/dutch-2026/dutch-2026.ts';

const present = { kind: 'present' } as const;

const player = (
  no: number,
  records: readonly RoundRecord[],
  availability: PairingPlayer['availability'] = present,
): PairingPlayer => ({ no, rating: null, records, availability });

const game = (opponent: number, halfPoints: number): RoundRecord => ({
  kind: 'game',
  status: 'played',
  opponent,
  colour: 'white',
  halfPoints,
});

const bye = (
  kind: 'pairing-allocated' | 'half-point' | 'zero-point',
  halfPoints: number,
): RoundRecord => ({
  kind: 'bye',
  bye: kind,
  halfPoints,
});

describe('1.4: floats', () => {
  const withSecondRound = (second: RoundRecord): DutchRequest => ({
    roundNumber: 3,
    roundsPlanned: 9,
    players: [
      player(1, [game(2, 2), second]),
      player(2, [game(1, 0), game(1, 0)]),
      player(3, [game(4, 2), game(1, 0)]),
    ],
  });
  const forfeit = (halfPoints: number): RoundRecord => ({
    kind: 'forfeit',
    opponent: 2,
    colour: 'white',
    halfPoints,
    notice: true,
  });

  test.each<[string, RoundRecord, string]>([
    ['against fewer points', game(2, 0), 'down'],
    ['against as many', game(3, 0), 'level'],
    ['the bye by the pairing, even for no points', bye('pairing-allocated', 0), 'down'],
    ['a half-point bye', bye('half-point', 1), 'down'],
    ['a zero-point bye', bye('zero-point', 0), 'level'],
    ['a forfeit win', forfeit(2), 'down'],
    ['a forfeit loss, whoever the opponent was', forfeit(0), 'level'],
    ['absence', { kind: 'absent' }, 'level'],
  ])('%s', (_, second, expected) => {
    const request = withSecondRound(second);
    const playerOf = (no: number) => request.players.find((each) => each.no === no);
    expect(
      floatIn(request, playerOf(1)!, {
        roundNumber: 2,
        playerOf,
        floatWithoutGame: edition2026.floatWithoutGame,
      }),
    ).toBe(expected);
  });

  test('the opponent with fewer points floats up; virtual points count', () => {
    const request = withSecondRound(game(2, 0));
    const playerOf = (no: number) => request.players.find((each) => each.no === no);
    const floatOfTwo = (changed: DutchRequest) =>
      floatIn(changed, playerOf(2)!, {
        roundNumber: 2,
        playerOf,
        floatWithoutGame: edition2026.floatWithoutGame,
      });
    expect(floatOfTwo(request)).toBe('up');
    expect(floatOfTwo({ ...request, virtualHalfPoints: new Map([[2, [2, 2]]]) })).toBe('level');
  });
});

describe('1.8: topscorers', () => {
  test.each([
    ['more than half', 9, 9, 9, true],
    ['half', 9, 9, 8, false],
    ['before the final round', 8, 9, 14, false],
    ['rounds not known', 9, null, 14, false],
  ])('%s', (_, roundNumber, roundsPlanned, score, expected) => {
    expect(isTopscorer({ roundNumber, roundsPlanned, players: [] }, score)).toBe(expected);
  });
});

describe('the field', () => {
  const request: DutchRequest = {
    roundNumber: 2,
    roundsPlanned: 5,
    players: [
      player(5, [game(2, 2)]),
      player(1, [{ kind: 'absent' }], { kind: 'absent', bye: 'zero-point' }),
      player(2, [game(5, 0)]),
      player(3, [bye('pairing-allocated', 2)]),
      player(4, [game(9, 1)], { kind: 'absent', bye: 'half-point' }),
    ],
  };

  test('1.2: score, then number; those not present are not in it', () => {
    expect(makeField(request, edition2026).pairees.map(({ no }) => no)).toEqual([3, 5, 2]);
  });

  test('5.2.5: whoever was never paired and is not here is not counted among the numbers', () => {
    const odd = makeField(request, edition2026).pairees.filter(({ hasOddNumber }) => hasOddNumber);
    expect(odd.map(({ no }) => no)).toEqual([2]);
  });

  test('virtual points count for the order', () => {
    const accelerated = { ...request, virtualHalfPoints: new Map([[2, [0, 4]]]) };
    expect(makeField(accelerated, edition2026).pairees.map(({ no, score }) => [no, score])).toEqual(
      [
        [2, 4],
        [3, 2],
        [5, 2],
      ],
    );
  });
});
