import { canMate, parsePosition } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const answers = (fen: string): string => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { value } = parsed;
  return `${canMate(value, 'white').answer} ${canMate(value, 'black').answer}`;
};

/** @article Laws 2001 6.10, 9.6, C3; FIDE Laws 2023 5.2.2, 6.9 */
describe('who can still give mate (Laws 2001 6.10, 9.6)', () => {
  test.each([
    ['a bare king', '8/8/4k3/3R4/2K5/8/8/8 w - - 0 50', 'yes no'],
    [
      'two knights: a helped mate is there, if none can be forced',
      '8/8/8/8/8/2k5/8/KNN5 b - - 0 1',
      'yes no',
    ],
    ['a bishop', '8/8/4k3/8/8/3KB3/8/8 w - - 0 1', 'no no'],
    ['a knight', '8/8/4k3/8/8/3KN3/8/8 w - - 0 1', 'no no'],
    ['a knight against a queen', '8/8/3qk3/8/8/3KN3/8/8 w - - 0 1', 'no yes'],
    ['a knight against a rook', '8/8/3rk3/8/8/3KN3/8/8 w - - 0 1', 'yes yes'],
    ['a bishop against a rook', '8/8/3rk3/8/8/3KB3/8/8 w - - 0 1', 'no yes'],
    ['bishops of unlike colours', '8/8/2b1k3/8/8/3KB3/8/8 w - - 0 1', 'yes yes'],
    ['bishops of one colour', '8/8/2b1k3/8/8/3K1B2/8/8 w - - 0 1', 'no no'],
    ['mate is on the board, whatever is left', '7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 'yes no'],
    ['stalemate', '7k/5K2/6Q1/8/8/8/8/8 b - - 0 1', 'no no'],
    ['a closed wall', '8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62', 'no no'],
    ['a middle game', 'q4r2/pR3pkp/1p2p1p1/4P3/6P1/1P3Q2/1Pr2PK1/3R4 b - - 3 29', 'yes yes'],
  ])('%s: %s', (_, fen, expected) => {
    expect(answers(fen)).toBe(expected);
  });
});
