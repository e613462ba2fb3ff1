import type { Position } from '../02-board/board.ts';
import type { Move } from '../03-moves/move.ts';
import { afterMove } from '../03-moves/moves.ts';
import type { Notation } from './piece-letters.ts';
import { type ScoreStyle, writeMove } from './write-move.ts';

/** A sequence of moves, as in a score. */
export function writtenLine(
  position: Position,
  moves: readonly Move[],
  notation: Notation = 'en',
  style: ScoreStyle = 'pgn',
): readonly string[] {
  let at = position;
  return moves.map((move) => {
    const text = writeMove(at, move, notation, style);
    at = afterMove(at, move);
    return text;
  });
}
