import type { Colour } from '../../kernel/colour.ts';
import type { Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import type { Move } from '../03-moves/move.ts';
import { hasMove, isInCheck } from '../03-moves/moves.ts';
import { searchHelpedMate } from './helped-mate.ts';
import { type MateReason, mateReason } from './mate-reasons.ts';
import { reachReason } from './mate-square.ts';
import { materialReason } from './material.ts';
import { mirrored, mirroredMove } from './mirrored.ts';
import { reachOf } from './reach.ts';

/** Whether a side can still mate by a sequence of legal moves, with the proof. */
export type CanMate =
  /** The moves of both that end in mate; empty if it is on the board. */
  | { readonly answer: 'yes'; readonly line: readonly Move[] }
  | { readonly answer: 'no'; readonly because: MateReason }
  /** Not found within this many positions. */
  | { readonly answer: 'unknown'; readonly positions: number };

const no = (because: MateReason): CanMate => ({ answer: 'no', because });

/** The answer if the game is over on the board; null: it is not. */
function overBefore(position: Position): CanMate | null {
  if (hasMove(position)) return null;
  if (!isInCheck(position, position.turn)) return no(mateReason('mate.stalemate'));
  return position.turn === black
    ? { answer: 'yes', line: [] }
    : no(mateReason('mate.has-been-mated'));
}

const allTried = (positions: number): CanMate => no(mateReason('mate.all-tried', { positions }));

/** Most mates are near, so short searches come before the check whether mate is impossible. */
const quickLooks = [
  { limit: 4000, haste: 0 },
  { limit: 10_000, haste: 1 },
] as const;

/** Whether White can mate. */
function canWhiteMate(position: Position, limit: number): CanMate {
  const over = overBefore(position);
  if (over !== null) return over;
  const material = materialReason(position, white);
  if (material !== null) return no(material);
  const code = reachReason(reachOf(position), white);
  if (code !== null) return no(mateReason(code));
  for (const each of quickLooks) {
    const quick = searchHelpedMate(position, {
      limit: Math.min(limit, each.limit),
      haste: each.haste,
      prune: null,
    });
    if (quick.found === 'mate') return { answer: 'yes', line: quick.line };
    if (quick.found === 'none') return allTried(quick.positions);
  }
  const prune = (board: Position): boolean =>
    materialReason(board, white) !== null || reachReason(reachOf(board), white) !== null;
  const late = searchHelpedMate(position, { limit, haste: 0, prune });
  if (late.found === 'mate') return { answer: 'yes', line: late.line };
  if (late.found === 'limit') return { answer: 'unknown', positions: late.positions };
  return allTried(late.positions);
}

/** The default for the most positions searched: about a second of work. */
export const usualMateLimit = 100_000;

/**
 * Whether a side can still mate by any sequence of legal moves, including unskilled ones: the counts of
 * moves without capture or pawn move do not matter. For Black the position is solved with colours
 * exchanged.
 *
 * @article Laws 2001 5.2b, 6.10, 9.6, C3
 * @article FIDE Laws 2023 5.1.2, 5.2.2, 6.9, 7.5.5
 */
export function canMate(position: Position, colour: Colour, limit = usualMateLimit): CanMate {
  if (colour === 'white') return canWhiteMate(position, limit);
  const answer = canWhiteMate(mirrored(position), limit);
  return answer.answer === 'yes' ? { answer: 'yes', line: answer.line.map(mirroredMove) } : answer;
}
