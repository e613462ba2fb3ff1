import type { Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import { reachReason } from './mate-square.ts';
import { materialReason } from './material.ts';
import { reachOf } from './reach.ts';

/**
 * Whether it is certain that neither player can mate any more, by the remaining pieces and the squares
 * they can reach. No moves are tried, since games are read ply by ply.
 *
 * @article Laws 2001 1.3, 5.2b, 9.6
 * @article FIDE Laws 2023 5.2.2
 */
export function isDeadForSure(position: Position): boolean {
  const byMen = [white, black].map((side) => materialReason(position, side) !== null);
  if (byMen.every(Boolean)) return true;
  const reach = reachOf(position);
  return [white, black].every(
    (side, index) => byMen[index] === true || reachReason(reach, side) !== null,
  );
}
