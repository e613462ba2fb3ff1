import { perPlayer } from '../per-player.ts';
import { sumStages } from '../sum-stages.ts';
import { buchholzOfOpponents } from './buchholz-of-opponents.ts';
import type { TieBreakMaker } from './descriptor.ts';

/**
 * Sum of Buchholz: the sum of the opponents' Buchholz. A virtual opponent has no Buchholz, so an own
 * unplayed round adds nothing.
 *
 * @article FIDE 2012 annex 3 D.a.5
 */
export const sumOfBuchholz: TieBreakMaker = (name) =>
  perPlayer(name, (table, player) => sumStages(buchholzOfOpponents(table, player, 'plain'), 1));
