import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { opponentScoreTimesResult, readingFor, sumOfLines } from './sum-of-lines.ts';

/**
 * Sonneborn-Berger: each opponent's score times the points scored against them. Against a dummy the
 * points awarded count as the result. A cut takes the lowest-scoring opponent, not the lowest product.
 *
 * @article FIDE C.07 9.1, 14.1; FIDE 2012 annex 3 A.f.1
 */
export const sonnebornBerger: TieBreakMaker = (name, modifiers) =>
  perPlayer(name, (table, player) =>
    sumOfLines(table, player, {
      reading: readingFor(modifiers),
      weigh: opponentScoreTimesResult,
      cut: modifiers.cut,
    }),
  );
