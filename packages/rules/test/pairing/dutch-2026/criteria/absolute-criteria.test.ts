import type { PairingPlayer, RoundRecord } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { conflictsOf, inConflict } from '../../../../src/pairing/dutch/criteria/c01-no-rematch.ts';
import { colourForbids } from '../../../../src/pairing/dutch/criteria/c03-absolute-preferences.ts';
import { mayHaveBye } from '../../../../src/pairing/dutch-2026/criteria/c02-bye-eligibility.ts';
import { dutch2026 } from '../../../../src/pairing/dutch-2026/dutch-2026.ts';
import { paireeOf } from '../../dutch/pairee-of.ts';

const player = (no: number, records: readonly RoundRecord[]): PairingPlayer => ({
  no,
  rating: null,
  records,
  availability: { kind: 'present' },
});

const against = (
  opponent: number,
  halfPoints = 1,
  colour: 'white' | 'black' = 'white',
): RoundRecord => ({
  kind: 'game',
  status: 'played',
  opponent,
  colour,
  halfPoints,
});

const forfeit = (opponent: number, halfPoints: number): RoundRecord => ({
  kind: 'forfeit',
  opponent,
  colour: 'white',
  halfPoints,
  notice: true,
});

const bye = (
  kind: 'pairing-allocated' | 'full-point' | 'half-point',
  halfPoints: number,
): RoundRecord => ({
  kind: 'bye',
  bye: kind,
  halfPoints,
});

const indexOf = new Map([1, 2, 3, 4].map((no) => [no, no - 1]));

describe('C1: two participants do not meet twice', () => {
  const players = [player(1, [against(2)]), player(2, [against(1)]), player(3, [forfeit(4, 2)])];
  const groups = [{ players: [1, 3, 4], rounds: { first: 3, last: 4 } }];

  test.each([
    ['a game bars', 0, 1, 3, true],
    ['on both sides', 1, 0, 3, true],
    ['a forfeit does not', 2, 3, 5, false],
    ['nor does nothing', 1, 2, 3, false],
    ['the organiser bars', 0, 2, 3, true],
    ['all of a group', 2, 3, 4, true],
    ['in the rounds he says', 0, 2, 5, false],
  ])('%s', (_, a, b, roundNumber, expected) => {
    expect(inConflict(conflictsOf(players, indexOf, { groups, roundNumber }), a, b)).toBe(expected);
  });
});

describe('C2: who may have the bye', () => {
  test.each<[string, RoundRecord, number, boolean]>([
    ['after a game', against(2, 2), 2, true],
    ['after a bye by the pairing', bye('pairing-allocated', 2), 2, false],
    ['after one worth a draw', bye('pairing-allocated', 1), 2, false],
    ['after a forfeit win', forfeit(2, 2), 2, false],
    ['after a forfeit loss', forfeit(2, 0), 2, true],
    ['after a full-point bye', bye('full-point', 2), 2, false],
    ['after a half-point bye', bye('half-point', 1), 2, true],
    ['after a half-point bye with three points for a win', bye('half-point', 2), 6, true],
    ['after an absence', { kind: 'absent' }, 2, true],
  ])('%s', (_, record, win, expected) => {
    expect(mayHaveBye([against(9), record], win)).toBe(expected);
  });
});

describe('C3: equal absolute preferences', () => {
  test.each([
    ['two who had White twice running', 'bww', 'bbww', false, true],
    ['one of them is a topscorer', 'bww', 'bbww', true, false],
    ['opposite ones', 'ww', 'bb', false, false],
    ['an absolute and a strong one', 'ww', 'wbw', false, false],
  ])('%s', (_, a, b, isTopscorer, expected) => {
    const [first, second] = [paireeOf({ colours: a, isTopscorer }), paireeOf({ colours: b })];
    expect(colourForbids(first, second)).toBe(expected);
    expect(colourForbids(second, first)).toBe(expected);
  });
});

function round(players: readonly PairingPlayer[]) {
  const roundNumber = (players[0]?.records.length ?? 0) + 1;
  const answer = dutch2026.pairRound({ roundNumber, roundsPlanned: 9, players });
  return answer.ok
    ? {
        boards: answer.value.pairings.map(({ white, black }) => [white, black].sort().join('–')),
        byes: answer.value.byes.map(({ no }) => no),
      }
    : answer.error;
}

describe('C4: those not paired yet can be paired', () => {
  test('the top pair is split if those below have met', () => {
    const players = [
      player(1, [against(3, 2)]),
      player(2, [against(4, 2)]),
      player(3, [against(1, 0, 'black')]),
      player(4, [against(2, 0, 'black')]),
    ];
    expect(round(players)).toEqual({ boards: ['1–2', '3–4'], byes: [] });
    const met = [
      player(1, [against(3, 2), against(9, 1)]),
      player(2, [against(4, 2, 'black'), against(9, 1)]),
      player(3, [against(1, 0, 'black'), against(4, 1)]),
      player(4, [against(2, 0), against(3, 1, 'black')]),
    ];
    expect(round(met)).toEqual({ boards: ['1–4', '2–3'], byes: [] });
  });

  test('where nothing is legal the round is refused', () => {
    const players = [player(1, [against(2)]), player(2, [against(1, 1, 'black')])];
    expect(round(players)).toEqual({
      code: 'pairing.no-legal-pairing',
      roundNumber: 2,
      players: [1, 2],
    });
  });
});

describe('C5: the bye goes to the lowest score that can have it', () => {
  const game = (opponent: number, halfPoints: number) => [against(opponent, halfPoints)];

  test.each([
    ['the last', 0, 3],
    ['the one before, if the last had it', 2, 2],
  ])('%s', (_, lastHad, expected) => {
    const players = [
      player(1, game(8, 2)),
      player(2, game(9, 1)),
      player(3, lastHad > 0 ? [bye('pairing-allocated', 0)] : game(7, 0)),
    ];
    expect(round(players)).toMatchObject({ byes: [expected] });
  });
});
