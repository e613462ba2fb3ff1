import {
  afterMove,
  fenOf,
  isCheck,
  legalMoves,
  type Position,
  parsePosition,
  startPosition,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../src/laws/02-board/board.ts';
import { bothSides } from '../../src/laws/02-board/piece.ts';
import { makeMove, takeBack } from '../../src/laws/03-moves/make-move.ts';
import { addMoves } from '../../src/laws/03-moves/moves.ts';
import { emptyMoveList, listMoves } from '../../src/laws/mate/legal-moves.ts';
import {
  emptyMateBoard,
  endOfMen,
  firstMan,
  type MateBoard,
  mateBoardOf,
  play,
  unplay,
} from '../../src/laws/mate/mate-board.ts';
import { mirrored, mirroredMove } from '../../src/laws/mate/mirrored.ts';
import {
  addAt,
  noPositions,
  placeAfter,
  placeFor,
  setUp,
} from '../../src/laws/mate/seen-positions.ts';

const position = (fen: string): Position => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${fen}`);
  return parsed.value;
};

/** Beginnings with castling, captures in passing and promotions near. */
const beginnings = [
  startPosition,
  position('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1'),
  position('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1'),
  position('rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8'),
  position('4k3/1P4P1/8/2pP4/2Pp4/8/1p4p1/4K3 b - - 0 1'),
];

/** The positions of random games. */
const games = fc
  .tuple(fc.constantFrom(...beginnings), fc.array(fc.nat(), { maxLength: 40 }))
  .map(([start, choices]) => {
    const positions = [start];
    for (const choice of choices) {
      const before = positions.at(-1) ?? start;
      const moves = legalMoves(before);
      if (moves.length === 0) break;
      positions.push(afterMove(before, moves[choice % moves.length] ?? 0));
    }
    return positions;
  });

const movesBeforeCheck = (each: Position): readonly number[] => {
  const moves: number[] = [];
  addMoves(boardOf(each), moves);
  return moves;
};

/** The squares of both sides' men, in the order in which a search has them. */
const menOf = (board: MateBoard): readonly number[] =>
  bothSides.flatMap((side) => [...board.men.subarray(firstMan(side), endOfMen(board, side))]);

/** @article Laws 2001 3.1, 3.7, 3.8, 3.9 */
describe('the positions of random games', () => {
  test('are the same once a move is made and taken back', () => {
    fc.assert(
      fc.property(games, (positions) => {
        for (const each of positions) {
          const board = boardOf(each);
          for (const move of movesBeforeCheck(each)) {
            takeBack(board, move, makeMove(board, move));
            expect(board).toEqual(boardOf(each));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('have the same moves with colours exchanged', () => {
    fc.assert(
      fc.property(games, (positions) => {
        for (const each of positions) {
          const moves = legalMoves(each)
            .map(mirroredMove)
            .toSorted((a, b) => a - b);
          expect(legalMoves(mirrored(each)).toSorted((a, b) => a - b)).toEqual(moves);
          expect(fenOf(mirrored(mirrored(each)))).toBe(fenOf(each));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('have the same legal moves on the board of a search, which is the same once they are taken back', () => {
    fc.assert(
      fc.property(games, (positions) => {
        for (const each of positions) {
          const board = mateBoardOf(each);
          const list = emptyMoveList();
          expect(listMoves(board, list)).toBe(isCheck(each));
          const moves = [...list.moves.subarray(0, list.count)];
          expect(moves.toSorted((a, b) => a - b)).toEqual(
            legalMoves(each).toSorted((a, b) => a - b),
          );
          const before = { ...board, men: menOf(board), squares: [...board.squares] };
          for (const move of moves) {
            const undo = play(board, move);
            const after = mateBoardOf(afterMove(each, move));
            expect(board.squares).toEqual(after.squares);
            expect([board.key, board.turn, board.castling, board.passed]).toEqual([
              after.key,
              after.turn,
              after.castling,
              after.passed,
            ]);
            expect(menOf(board).toSorted()).toEqual(menOf(after).toSorted());
            unplay(board, move, undo);
            expect({ ...board, men: menOf(board), squares: [...board.squares] }).toEqual(before);
          }
        }
      }),
      { numRuns: 20 },
    );
  });

  test('are stored after a move as if it had been made, and found again', () => {
    fc.assert(
      fc.property(games, (positions) => {
        for (const each of positions) {
          const board = mateBoardOf(each);
          for (const move of legalMoves(each)) {
            const [seen, other] = [noPositions(), noPositions()];
            addAt(seen, placeFor(seen, board));
            const place = placeAfter(seen, 0, board, move);
            const packed = [...seen.packed];
            placeFor(other, mateBoardOf(afterMove(each, move)));
            expect(packed).toEqual([...other.packed]);
            expect(seen.hash).toBe(other.hash);
            expect(place).toBeGreaterThanOrEqual(0);
            const index = addAt(seen, place);
            expect(placeAfter(seen, 0, board, move)).toBe(-1);
            const again = emptyMateBoard();
            setUp(seen, index, again);
            expect(fenOf({ ...again, quietPlies: 0, moveNumber: 1 })).toBe(
              fenOf({ ...afterMove(each, move), quietPlies: 0, moveNumber: 1 }),
            );
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
