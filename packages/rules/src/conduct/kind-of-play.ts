import type { KindOfPlay } from '../kernel/kind-of-play.ts';
import type { ThinkingTime } from '../kernel/thinking-time.ts';
import { minutesForGame } from './time-control.ts';

const mostMinutesOfBlitz = 10;
const leastMinutesOfStandard = 60;

/**
 * The kind of play by the minutes each player has, the increments of 60 moves among them: up to ten is
 * blitz, less than an hour rapid. The Laws of 2001 drew the lower line at 15 minutes; the lists in use
 * follow those of today.
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
 * The kind of play as the handbook of 2002 tells them apart: below fifteen minutes it is blitz, up to an
 * hour rapid. It is for what that handbook says of rapid and blitz events; the rating lists follow the
 * Laws.
 *
 * @article DSU 2002 4.13.1, 4.13.2
 */
export function kindOfPlay2002(time: ThinkingTime): KindOfPlay {
  const minutes = minutesForGame(time);
  if (minutes > leastMinutesOfStandard) return 'standard';
  return minutes < leastMinutesOfRapid2002 ? 'blitz' : 'rapid';
}
