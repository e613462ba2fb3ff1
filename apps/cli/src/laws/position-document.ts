import {
  type CanMate,
  type Colour,
  canMate,
  fenOf,
  isCheck,
  legalMoves,
  noMoveEnd,
  type Position,
  writeMove,
  writtenLine,
} from '@rokade/rules';
import type { Context } from '../outcome.ts';
import { reasonsDocument } from '../say/reason-text.ts';

/** Both answers on who can still give mate. */
export type BothMates = Readonly<Record<Colour, CanMate>>;

export const bothMates = (position: Position, nodes: number): BothMates => ({
  white: canMate(position, 'white', nodes),
  black: canMate(position, 'black', nodes),
});

/** Whether the position is dead: neither side can give mate; null: it was not found out. */
function deadOf({ white, black }: BothMates): boolean | null {
  if (white.answer === 'yes' || black.answer === 'yes') return false;
  return white.answer === 'no' && black.answer === 'no' ? true : null;
}

function explained({ t }: Context, position: Position, mate: CanMate) {
  switch (mate.answer) {
    case 'yes':
      return { line: writtenLine(position, mate.line) };
    case 'no':
      return { because: reasonsDocument(t, String, [mate.because]) };
    default:
      return { positions: mate.positions };
  }
}

/** A position for programs. */
export function positionDocument(
  context: Context,
  position: Position,
  { nodes, explain }: { readonly nodes: number; readonly explain: boolean },
) {
  const end = noMoveEnd(position);
  const mates = bothMates(position, nodes);
  const { white, black } = mates;
  return {
    fen: fenOf(position),
    turn: position.turn === 0 ? 'white' : 'black',
    check: isCheck(position),
    checkmate: end === 'checkmate',
    stalemate: end === 'stalemate',
    moves: legalMoves(position).map((move) => writeMove(position, move)),
    canMate: { white: white.answer, black: black.answer },
    dead: deadOf(mates),
    ...(explain
      ? {
          explained: {
            white: explained(context, position, white),
            black: explained(context, position, black),
          },
        }
      : {}),
  };
}
