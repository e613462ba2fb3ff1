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
