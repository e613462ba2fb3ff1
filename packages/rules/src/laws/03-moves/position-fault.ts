import type { ByCode } from '../../kernel/by-code.ts';
import type { Colour } from '../../kernel/colour.ts';
import { err, type Result } from '../../kernel/result.ts';
import { boardOf, type Position } from '../02-board/board.ts';
import { countOf, type FenFault, makeFen, parseFen } from '../02-board/fen.ts';
import { black, colourOf, king, otherSide, pawn, white } from '../02-board/piece.ts';
import { noSquare, squareAt, squareName } from '../02-board/square.ts';
import { enPassant, moveKindOf } from './move.ts';
import { isInCheck, movesOn } from './moves.ts';

/** Why a position is impossible. */
export type PositionFault = ByCode<{
  'position.no-king': { colour: Colour };
  'position.kings': { colour: Colour; count: number };
  'position.pawn-on-last-rank': { square: string };
  /** The player who is not to move is in check. */
  'position.left-in-check': { colour: Colour };
}>;

function kingFault(position: Position): PositionFault | null {
  for (const side of [white, black] as const) {
    const count = countOf(position, side | king);
    if (count === 0) return { code: 'position.no-king', colour: colourOf(side) };
    if (count > 1) return { code: 'position.kings', colour: colourOf(side), count };
  }
  return null;
}

function pawnFault(position: Position): PositionFault | null {
  for (const rank of [7, 0]) {
    for (let file = 0; file < 8; file++) {
      const square = squareAt(file, rank);
      if (((position.squares[square] ?? 0) & 7) === pawn) {
        return { code: 'position.pawn-on-last-rank', square: squareName(square) };
      }
    }
  }
  return null;
}

/**
 * Why a position is impossible: a king too few or too many, a pawn on a last rank, a king that can be
 * captured. Whether a game can lead to it is not checked.
 *
 * @article Laws 2001 1.2, 2.2, 3.7e, 3.9
 */
export function positionFault(position: Position): PositionFault | null {
  const fault = kingFault(position) ?? pawnFault(position);
  if (fault !== null) return fault;
  const waiting = otherSide(position.turn);
  return isInCheck(position, waiting)
    ? { code: 'position.left-in-check', colour: colourOf(waiting) }
    : null;
}

/** A possible position from its notation. */
export function parsePosition(text: string): Result<Position, FenFault | PositionFault> {
  const parsed = parseFen(text);
  if (!parsed.ok) return parsed;
  const fault = positionFault(parsed.value);
  return fault === null ? parsed : err(fault);
}

/** The square passed by a pawn, if a capture there is legal; otherwise `noSquare`. */
export function capturablePassed(position: Position): number {
  if (position.passed === noSquare) return noSquare;
  const canBe = movesOn(boardOf(position)).some((move) => moveKindOf(move) === enPassant);
  return canBe ? position.passed : noSquare;
}

/** A position as text; a passed square is only named if a capture there is legal. */
export const fenOf = (position: Position): string => makeFen(position, capturablePassed(position));
