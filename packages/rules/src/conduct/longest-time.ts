import type { ThinkingTime } from '../kernel/thinking-time.ts';
import { minutesForGame, timeMeasures } from './time-control.ts';

/** A club's longest time control, unless another is announced. */
interface LongestTime {
  readonly article: string;
  /** Minutes for the first moves, … */
  readonly moves: number;
  readonly minutes: number;
  /** … and minutes for the rest of the game. */
  readonly rest: number;
}

/** @article Tempelhof 2018 I.5 */
const longestTimes: Readonly<Record<string, LongestTime>> = {
  'tempelhof-2018': { article: 'Tempelhof I.5', moves: 40, minutes: 120, rest: 30 },
};

/**
 * The article if a time control is longer than an edition's longest; '' if it is not, or the edition
 * has none. Another may be announced, so this is a remark and not a refusal. Increments count for sixty
 * moves; time for the whole game may be used for the first forty.
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
