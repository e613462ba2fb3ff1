import { fenOf, parsePosition, perft, startPosition } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const start = fenOf(startPosition);

/** @article Laws 2001 2.3, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6, 3.7, 3.8, 3.9 */
describe('legal moves, counted to a depth (Laws 2001 3.1–3.9)', () => {
  test.each([
    ['the start', start, 4, 197_281],
    [
      'castling and pins',
      'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
      3,
      97_862,
    ],
    ['en passant and checks along a rank', '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 4, 43_238],
    ['promotions', 'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1', 3, 9467],
    [
      'a pawn that promotes by capture',
      'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
      3,
      62_379,
    ],
    [
      'a middle game',
      'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
      3,
      89_890,
    ],
  ])('%s', (_, fen, depth, expected) => {
    const parsed = parsePosition(fen);
    expect(parsed.ok && perft(parsed.value, depth)).toBe(expected);
  });
});

/** @article Laws 2001 1.2, 3.7e, 3.9 */
describe('positions that cannot be', () => {
  test.each([
    ['8/8/8/8/8/8/8/K7 w - - 0 1', 'position.no-king'],
    ['k7/8/8/8/8/8/8/KK6 w - - 0 1', 'position.kings'],
    ['k6P/8/8/8/8/8/8/K7 w - - 0 1', 'position.pawn-on-last-rank'],
    ['k7/8/8/8/8/8/8/K6p w - - 0 1', 'position.pawn-on-last-rank'],
    ['k7/R7/8/8/8/8/8/K7 w - - 0 1', 'position.left-in-check'],
    ['8/8/8/3kK3/8/8/8/8 w - - 0 1', 'position.left-in-check'],
    ['k7/8/8/8/8/8/8/K7 w KQ - 0 1', 'position.castling'],
    ['k7/8/8/8/8/8/8/RK5R w KQ - 0 1', 'position.chess960'],
    ['k7/8/8/8/8/8/8/RK5R w HA - 0 1', 'position.chess960'],
    ['k7/8/8/8/8/8/8/K7 w - e3 0 1', 'position.passed'],
    ['k7/8/8/8/8/8/8/K7 x - - 0 1', 'position.turn'],
    ['k7/8/8/8/8/8/8/K7 w - - a 1', 'position.counter'],
    ['k7/8/8/8/8/8/8/K7 w - - 0 1 9', 'position.fields'],
    ['k7/8/8/8/8/8/8 w - - 0 1', 'position.ranks'],
    ['k7/9/8/8/8/8/8/K7 w - - 0 1', 'position.letter'],
    ['k7/7/8/8/8/8/8/K7 w - - 0 1', 'position.rank'],
  ])('%s: %s', (fen, code) => {
    const parsed = parsePosition(fen);
    expect(parsed.ok ? '' : parsed.error.code).toBe(code);
  });

  test('nine queens may be set up, whether a game leads there or not', () => {
    expect(parsePosition('k7/8/8/8/8/8/QQQQQ3/QQQQ3K b - - 0 1').ok).toBe(true);
  });
});
