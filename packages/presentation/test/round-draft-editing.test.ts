import {
  boardsChanged,
  type EditedDraft,
  withColoursSwapped,
  withPlayersSwapped,
} from '@rokade/presentation/desks/round/draft-editing.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerId } from '../../../test/tournament/played-journal.ts';

const players = ['a', 'b', 'c', 'd', 'e'].map(playerId);
const [a, b, c, d, e] = players as [
  (typeof players)[number],
  (typeof players)[number],
  (typeof players)[number],
  (typeof players)[number],
  (typeof players)[number],
];
const draft: EditedDraft = {
  boards: [
    { white: a, black: b },
    { white: c, black: d },
  ],
  idle: [e],
};

describe('altering a draft', () => {
  it('exchanges players of two boards', () => {
    const after = withPlayersSwapped(draft, b, c);
    expect(after.boards).toEqual([
      { white: a, black: c },
      { white: b, black: d },
    ]);
    expect(boardsChanged(draft, after)).toEqual([1, 2]);
  });

  it('exchanges a player with the one who sits out', () => {
    const after = withPlayersSwapped(draft, e, a);
    expect(after.boards[0]).toEqual({ white: e, black: b });
    expect(after.idle).toEqual([a]);
  });

  it('swaps colours of one board, by exchanging its players too', () => {
    expect(withColoursSwapped(draft, 2)).toEqual(withPlayersSwapped(draft, c, d));
    expect(boardsChanged(draft, withColoursSwapped(draft, 2))).toEqual([2]);
  });

  it('never loses or doubles anybody', () => {
    const pair = fc.tuple(fc.constantFrom(...players), fc.constantFrom(...players));
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
        const after = pairs.reduce<EditedDraft>(
          (now, [one, other]) => withPlayersSwapped(now, one, other),
          draft,
        );
        const seated = after.boards.flatMap(({ white, black }) => [white, black]);
        expect([...seated, ...after.idle].sort()).toEqual([...players].sort());
      }),
    );
  });
});
