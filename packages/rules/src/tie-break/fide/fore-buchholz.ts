import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { opponentScore, readingFor, sumOfLines } from './sum-of-lines.ts';

/**
 * Fore Buchholz: Buchholz as if every pairing of the last round had been drawn, forfeits included;
 * byes of that round stay what they are. The drawn round also counts in the player's own score where
 * a dummy takes that over.
 *
 * @article FIDE C.07 8.3
 */
export const foreBuchholz: TieBreakMaker = (name, modifiers) =>
  perPlayer(name, (table, player) =>
    sumOfLines(table, player, {
      reading: readingFor({ ...modifiers, fore: true }),
      weigh: opponentScore,
      cut: modifiers.cut,
    }),
  );
