import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { opponentScore, readingFor, sumOfLines } from './sum-of-lines.ts';

/**
 * Buchholz: the sum of the opponents' scores; unplayed rounds are treated by the edition. With `Cn` and
 * `Mn` the cut and median Buchholz.
 *
 * @article FIDE C.07 8.1, 14.1–14.2; FIDE 2012 annex 3 A.b
 */
export const buchholz: TieBreakMaker = (name, modifiers) =>
  perPlayer(name, (table, player) =>
    sumOfLines(table, player, {
      reading: readingFor(modifiers),
      weigh: opponentScore,
      cut: modifiers.cut,
    }),
  );
