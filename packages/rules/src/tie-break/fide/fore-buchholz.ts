import { perPlayer } from '../per-player.ts';
import type { TieBreakMaker } from './descriptor.ts';
import { opponentScore, readingFor, sumOfLines } from './sum-of-lines.ts';

/**
 * Fore Buchholz: Buchholz as if every pairing of the last round had been drawn, including forfeits;
 * byes of that round are unchanged. The drawn round also counts in the player's own score if a dummy
 * has that score.
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
