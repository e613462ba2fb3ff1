import type { KindOfPlay } from '../kernel/kind-of-play.ts';
import type { ThinkingTime } from '../kernel/thinking-time.ts';
import { minutesForGame } from './time-control.ts';

const mostMinutesOfBlitz = 10;
const leastMinutesOfStandard = 60;

/**
 * The kind of play by each player's minutes including the increments of 60 moves: up to ten is blitz,
 * less than an hour rapid. The Laws of 2001 had the lower limit at 15 minutes; today's rating lists
 * follow today's Laws.
 *
 * @article FIDE Laws 2023 A.1, B.1
 */
export function kindOfPlay(time: ThinkingTime): KindOfPlay {
  const minutes = minutesForGame(time);
  if (minutes >= leastMinutesOfStandard) return 'standard';
  return minutes <= mostMinutesOfBlitz ? 'blitz' : 'rapid';
}

const leastMinutesOfRapid2002 = 15;

/**
 * The kind of play by the handbook of 2002: below fifteen minutes it is blitz, up to an hour rapid.
 * Used for that handbook's rules on rapid and blitz events; the rating lists follow the Laws.
 *
 * @article DSU 2002 4.13.1, 4.13.2
 */
export function kindOfPlay2002(time: ThinkingTime): KindOfPlay {
  const minutes = minutesForGame(time);
  if (minutes > leastMinutesOfStandard) return 'standard';
  return minutes < leastMinutesOfRapid2002 ? 'blitz' : 'rapid';
}
