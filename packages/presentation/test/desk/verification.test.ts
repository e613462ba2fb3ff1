import type { GameResult } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import {
  begunVerification,
  isConfirmed,
  settledAs,
  typedFromSlip,
  type VerifiedBoard,
  wentToSlip,
} from '../../src/desks/results/verification.ts';

const won: GameResult = { kind: 'played', white: 2, black: 0 };
const drawn: GameResult = { kind: 'played', white: 1, black: 1 };
const away: GameResult = { kind: 'forfeit', absent: 'white', notice: true };
const later: GameResult = { kind: 'pending', why: 'postponed', due: '2026-12-01' };
const odd: GameResult = { kind: 'played', white: 1, black: 0 };

const boards: readonly VerifiedBoard[] = [
  { board: 1, stands: won },
  { board: 2, stands: null },
  { board: 3, stands: drawn },
];

const only = (stands: GameResult): readonly VerifiedBoard[] => [{ board: 1, stands }];

describe('comparing results with the slips', () => {
  it('goes from board to board, past those without a result', () => {
    const begun = begunVerification(boards);
    const one = typedFromSlip(begun, boards, won);
    const two = typedFromSlip(one, boards, drawn);
    expect([begun.at, one.at, two.at]).toEqual([1, 3, null]);
    expect(boards.map((board) => isConfirmed(two, board))).toEqual([true, false, true]);
    expect(two.differences).toBe(0);
  });

  it('stops at a difference until somebody says which stands', () => {
    const compared = typedFromSlip(begunVerification(boards), boards, drawn);
    expect(compared).toMatchObject({
      at: 1,
      openDifference: { board: 1, typed: drawn },
      differences: 1,
    });
    expect(typedFromSlip(compared, boards, won)).toBe(compared);
    expect(settledAs(compared, boards, won)).toMatchObject({
      at: 3,
      openDifference: null,
      differences: 1,
    });
    const left = wentToSlip(compared, null);
    expect([left.at, left.openDifference, left.confirmed.size]).toEqual([1, null, 0]);
  });

  it('takes what the slip said once it is entered', () => {
    const compared = typedFromSlip(begunVerification(boards), boards, drawn);
    const corrected = boards.with(0, { board: 1, stands: drawn });
    const settled = settledAs(compared, corrected, drawn);
    expect(corrected.map((board) => isConfirmed(settled, board))).toEqual([true, false, false]);
  });

  it('forgets a board that somebody changed meanwhile, and comes back to it', () => {
    const one = typedFromSlip(begunVerification(boards), boards, won);
    const changed = boards.with(0, { board: 1, stands: drawn });
    expect(typedFromSlip(one, changed, drawn).at).toBe(1);
  });

  it.each([
    [
      'a forfeit without its notice',
      away,
      { kind: 'forfeit', absent: 'white', notice: false },
      true,
    ],
    ['a forfeit of the other', away, { kind: 'forfeit', absent: 'black', notice: true }, false],
    [
      'a postponed game without its day',
      later,
      { kind: 'pending', why: 'postponed', due: '' },
      true,
    ],
    ['an adjourned one', later, { kind: 'pending', why: 'adjourned', due: '' }, false],
    ['a win by forfeit', { ...away, absent: 'black' }, won, false],
  ] as const)('knows %s', (_, stands, typed, agrees) => {
    const there = only(stands);
    expect(typedFromSlip(begunVerification(there), there, typed).openDifference === null).toBe(
      agrees,
    );
  });

  it('asks in words about what no key says, which is no difference', () => {
    const there = only(odd);
    const compared = typedFromSlip(begunVerification(there), there, null);
    expect(compared).toMatchObject({ openDifference: { board: 1, typed: null }, differences: 0 });
    expect(settledAs(compared, there, odd).at).toBeNull();
  });
});
