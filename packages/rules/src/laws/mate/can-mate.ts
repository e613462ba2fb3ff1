import type { Colour } from '../../kernel/colour.ts';
import type { Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import type { Move } from '../03-moves/move.ts';
import { hasMove, isInCheck } from '../03-moves/moves.ts';
import { type MateReason, mateReason } from './mate-reasons.ts';
import { reachReason } from './mate-square.ts';
import { mateStages } from './mate-stages.ts';
import { materialReason } from './material.ts';
import { mirrored, mirroredMove } from './mirrored.ts';
import { reachOf } from './reach.ts';
import { withKeptLists } from './work-memory.ts';

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

/** Whether White can mate. */
function canWhiteMate(position: Position, limit: number): CanMate {
  const over = overBefore(position);
  if (over !== null) return over;
  const material = materialReason(position, white);
  if (material !== null) return no(material);
  const reach = reachOf(position);
  const code = reachReason(reach, white);
  if (code !== null) return no(mateReason(code));
  let searched = 0;
  for (const stage of mateStages(position, reach)) {
    const allowed = Math.min(stage.limit, limit - searched);
    if (allowed <= 0) break;
    const result = stage.search(allowed);
    if (result.found === 'mate') return { answer: 'yes', line: result.line };
    if (result.found === 'none')
      return no(mateReason(stage.because, { positions: result.positions }));
    searched += result.positions;
  }
  return { answer: 'unknown', positions: searched };
}

/** The default for the most positions searched: about a second of work. */
export const usualMateLimit = 400_000;

/**
 * Whether a side can still mate by any sequence of legal moves, including unskilled ones: the counts of
 * moves without capture or pawn move do not matter. For Black the position is solved with colours
 * exchanged.
 *
 * @article Laws 2001 5.2b, 6.10, 9.6, C3
 * @article FIDE Laws 2023 5.1.2, 5.2.2, 6.9, 7.5.5
 */
export function canMate(position: Position, colour: Colour, limit = usualMateLimit): CanMate {
  const own = colour === 'white' ? position : mirrored(position);
  const answer = withKeptLists(() => canWhiteMate(own, limit));
  if (colour === 'white') return answer;
  return answer.answer === 'yes' ? { answer: 'yes', line: answer.line.map(mirroredMove) } : answer;
}
