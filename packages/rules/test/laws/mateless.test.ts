import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterMove, canMate, noMoveEnd, type Position, parsePosition } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { randomPositions } from '../../../../test/random-positions.ts';
import { rotatingSeed, seedMessage } from '../../../../test/rotating-seed.ts';
import { proveMateless } from '../../src/laws/mate/frame-proof.ts';
import { huntHelpedMate } from '../../src/laws/mate/helped-mate.ts';
import { mirrored } from '../../src/laws/mate/mirrored.ts';
import { reachOf } from '../../src/laws/mate/reach.ts';
import { remoteness } from '../../src/laws/mate/remoteness.ts';
import type { SearchOrder } from '../../src/laws/mate/search-queue.ts';

const position = (fen: string): Position => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${fen}`);
  return parsed.value;
};

/** The position seen by the side: as White's, since proofs and searches are for White. */
const seenBy = (board: Position, colour: 'white' | 'black'): Position =>
  colour === 'white' ? board : mirrored(board);

const selection = readFileSync(join(import.meta.dirname, 'fixtures/winnability.txt'), 'utf8')
  .trim()
  .split('\n');

const orders: readonly SearchOrder[] = [
  {
    estimate: remoteness,
    haste: () => 0,
    since: 'start',
    keptFrom: Number.POSITIVE_INFINITY,
  },
];

/** @article Laws 2001 6.10, 9.6 */
describe('no mate by any arrangement of the loose pieces (Laws 2001 6.10, 9.6)', () => {
  test.each([
    ['8/8/3b3p/4bp1P/5p1K/4bPp1/3b1bP1/2b2kb1 b - -', 'white'],
    ['8/8/3b3p/4bp1P/5p1K/4bPp1/3b1bP1/2b2kb1 b - -', 'black'],
    ['8/b1b5/k6p/2b2p1P/1b3p2/5PpK/6P1/8 w - -', 'black'],
    ['1b2kb2/8/2ppp3/3p2p1/1p1K1pP1/1P1P1P2/8/1B1B1B2 b - -', 'white'],
    ['7B/1b6/3k4/Bp1p4/1P1Pp1p1/1pppP1P1/2p5/2K5 b - -', 'white'],
    // A rook and a bishop that are shut in: only once the rook is captured can the king step.
    ['B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - -', 'white'],
    ['B2b4/8/8/4k3/1p1p1p1p/1PpP1P1P/K1P4b/RB6 b - -', 'black'],
    ['1k4b1/1P1p4/BP1Pp1p1/1P2P1P1/p7/PpB5/1P1B4/K7 b - -', 'white'],
  ] as const)('%s: not by %s', (fen, colour) => {
    const mate = canMate(position(fen), colour);
    expect(mate.answer).toBe('no');
    expect(mate.answer === 'no' && mate.because.code).toBe('mate.no-arrangement');
  });

  test('never claimed where a mate is known', () => {
    for (const line of selection) {
      for (const [index, colour] of (['white', 'black'] as const).entries()) {
        if (line.charAt(index) === '-') continue;
        const seen = seenBy(position(line.slice(3)), colour);
        expect(proveMateless(seen, reachOf(seen), 300).proved, line).toBe(false);
      }
    }
  });

  test('never claimed where a search finds a mate, and each mate found is one', () => {
    for (const each of randomPositions(rotatingSeed, 16)) {
      for (const colour of ['white', 'black'] as const) {
        const seen = seenBy(each, colour);
        const { proved } = proveMateless(seen, reachOf(seen), 300);
        const search = huntHelpedMate(seen, { orders, prune: null }).advance(1500, 0);
        expect(proved && search.found === 'mate', seedMessage).toBe(false);
        const mate = canMate(each, colour, 3000);
        if (mate.answer === 'no') expect(search.found).not.toBe('mate');
        if (mate.answer === 'yes') {
          expect(noMoveEnd(mate.line.reduce(afterMove, each))).toBe('checkmate');
        }
      }
    }
  });
});
