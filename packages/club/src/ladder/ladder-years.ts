import type { Contest } from '../contest.ts';
import { type LadderPrizes, ladderView } from './ladder-view.ts';

/**
 * The year of the bonus points shown: this one, or the last in which the ladder was played. The list
 * goes on; points and prizes are by calendar year.
 *
 * @article Tempelhof 2018 III.G.1
 */
export function ladderYear({ values: { lastDay } }: Contest, today: string): string {
  const [now, last] = [today.slice(0, 4), lastDay.slice(0, 4)];
  return last !== '' && last < now ? last : now;
}

/** The prizes of a year, given or as they stand now. */
export interface YearsPrizes extends LadderPrizes {
  readonly year: string;
}

/** The prizes by the list at the end of a year; none if the ladder had not begun. */
function prizesOf(contest: Contest, year: string): readonly YearsPrizes[] {
  const acts = contest.acts.filter(({ day }) => day <= `${year}-12-31`);
  const { begun, prizes } = ladderView({ ...contest, acts }, year);
  return begun === '' ? [] : [{ year, ...prizes }];
}

/**
 * The prizes of the shown year, and those of the year before: on New Year's Day nobody has points yet,
 * and last year's prizes are still to be given.
 *
 * @article Tempelhof 2018 III.G.8
 */
export function ladderPrizes(contest: Contest, today: string): readonly YearsPrizes[] {
  const year = ladderYear(contest, today);
  const before = prizesOf(contest, String(Number(year) - 1));
  return [...prizesOf(contest, year), ...before.filter(({ best }) => best.length > 0)];
}
