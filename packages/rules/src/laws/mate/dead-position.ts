import type { Position } from '../02-board/board.ts';
import { black, white } from '../02-board/piece.ts';
import { materialReason } from './material.ts';

/**
 * Whether it is certain that neither player can give mate any more.
 *
 * @article Laws 2001 1.3, 5.2b, 9.6
 * @article FIDE Laws 2023 5.2.2
 */
export const isDeadForSure = (position: Position): boolean =>
  materialReason(position, white) !== null && materialReason(position, black) !== null;
