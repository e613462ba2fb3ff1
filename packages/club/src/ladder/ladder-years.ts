import type { Contest } from '../contest.ts';
import { type LadderPrizes, ladderView } from './ladder-view.ts';

/**
 * Of which year the bonus points are looked at: this one, or the last that the ladder was played in. The
 * list goes on; its points and prizes are of calendar years.
 *
 * @article Tempelhof 2018 III.G.1
 */
export function ladderYear({ values: { lastDay } }: Contest, today: string): string {
  const [now, last] = [today.slice(0, 4), lastDay.slice(0, 4)];
  return last !== '' && last < now ? last : now;
}

/** What the prizes of a year were given for, or are as it stands. */
export interface YearsPrizes extends LadderPrizes {
  readonly year: string;
}

/** The list as it stood at the end of a year; nothing where it had not begun. */
function prizesOf(contest: Contest, year: string): readonly YearsPrizes[] {
  const acts = contest.acts.filter(({ day }) => day <= `${year}-12-31`);
  const { begun, prizes } = ladderView({ ...contest, acts }, year);
  return begun === '' ? [] : [{ year, ...prizes }];
}

/**
 * The prizes of the year that is looked at, and those of the year before as it ended: on New Year's Day
 * nobody has any points yet, and last year's prizes are still to be given.
 *
 * @article Tempelhof 2018 III.G.8
 */
export function ladderPrizes(contest: Contest, today: string): readonly YearsPrizes[] {
  const year = ladderYear(contest, today);
  const before = prizesOf(contest, String(Number(year) - 1));
  return [...prizesOf(contest, year), ...before.filter(({ best }) => best.length > 0)];
}
