import type { ThinkingTime } from '../kernel/thinking-time.ts';
import { minutesForGame, timeMeasures } from './time-control.ts';

/** How long a club's players think at most, where nothing else is announced. */
interface LongestTime {
  readonly article: string;
  /** For so many moves so many minutes, … */
  readonly moves: number;
  readonly minutes: number;
  /** … and so many for the rest of the game. */
  readonly rest: number;
}

/** @article Tempelhof 2018 I.5 */
const longestTimes: Readonly<Record<string, LongestTime>> = {
  'tempelhof-2018': { article: 'Tempelhof I.5', moves: 40, minutes: 120, rest: 30 },
};

/**
 * Where an edition says that a thinking time is longer than it has at most; '' where it is not, or the
 * edition says nothing. Another may be announced, so it is said and not refused. Increments count for
 * sixty moves; time for the whole game may be used for the first forty.
 *
 * @article Tempelhof 2018 I.5
 */
export function overLongestTime(edition: string, time: ThinkingTime): string {
  const longest = longestTimes[edition];
  if (longest === undefined) return '';
  const { article, moves, minutes, rest } = longest;
  const [first] = time.stages;
  const { firstControl } = timeMeasures(time);
  const isLateControl =
    firstControl !== null && firstControl <= moves && (first?.minutes ?? 0) > minutes;
  return isLateControl || minutesForGame(time) > minutes + rest ? article : '';
}
