import { describe, expect, it } from 'vitest';
import { areMoves, makeMoves, parseMoves } from '../src/values/game-moves.ts';

describe('the moves of a game as they are kept', () => {
  it.each(['', 'e4 e5 Nf3', 'e4{1:29:51} e5 Nf3{1:29:30}', 'e4 e5 ???', 'e8=Q+{0:00:02} ???'])(
    '%j is read and written alike',
    (text) => {
      expect(areMoves(text)).toBe(true);
      expect(makeMoves(parseMoves(text))).toBe(text);
    },
  );

  it.each(['???', 'e4 ??? e5', 'e4{1:29} e5', 'e4 {1:29:51}', 'e4{1:99:51}', 'e4 ??', 'e4  e5'])(
    '%j is refused',
    (text) => {
      expect(areMoves(text)).toBe(false);
    },
  );

  it('names clocks and where nobody can read on', () => {
    expect(parseMoves('e4{1:29:51} e5 ???')).toEqual({
      moves: [
        { move: 'e4', clock: '1:29:51' },
        { move: 'e5', clock: '' },
      ],
      isCutOff: true,
    });
  });

  it('takes the longest game with all its clocks', () => {
    expect(
      areMoves(
        Array.from({ length: 1200 }, () => 'Qa1xh8=Q#{1:29:51}'.replace('=Q', '')).join(' '),
      ),
    ).toBe(true);
  });
});
