import {
  afterMove,
  fenOf,
  isCheck,
  legalMoves,
  makeSeededRandom,
  noMoveEnd,
  startPosition,
  writeMove,
} from '@rokade/rules';
import { Chess } from 'chess.js';
import { expect, test } from 'vitest';
import { isSweep, rotatingSeed, seedMessage } from '../../../../test/rotating-seed.ts';

const gamesInPart = 20;
const parts = isSweep ? 250 : 5;
const longest = 120;

test.each(Array.from({ length: parts }, (_, part) => part + 1))(
  `chess.js finds the same moves and positions in ${gamesInPart} random games (Laws 2001 3.1–3.9), part %d of ${parts}`,
  (part) => {
    const random = makeSeededRandom(`${rotatingSeed}-${part}`);
    for (let game = 0; game < gamesInPart; game++) {
      const other = new Chess();
      let position = startPosition;
      for (let ply = 0; ply < longest; ply++) {
        const moves = legalMoves(position);
        if (ply % 12 === 0) {
          const written = moves.map((move) => writeMove(position, move));
          expect(written.toSorted(), seedMessage).toEqual(other.moves().toSorted());
        }
        expect(fenOf(position), seedMessage).toBe(other.fen());
        expect(isCheck(position)).toBe(other.inCheck());
        expect(noMoveEnd(position) === 'checkmate').toBe(other.isCheckmate());
        expect(noMoveEnd(position) === 'stalemate').toBe(other.isStalemate());
        if (moves.length === 0) break;
        const move = moves[random.below(moves.length)] ?? 0;
        other.move(writeMove(position, move));
        position = afterMove(position, move);
      }
    }
  },
);
