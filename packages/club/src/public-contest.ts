import type { Contest, ContestEntry } from './contest.ts';
import { contestFormat } from './formats.ts';

/** The year of birth where it says what was taken off a result, which shows it anyway; else ''. */
function shownBirth(contest: Contest, { id, values }: ContestEntry): string {
  const isCounted = contestFormat(contest.format)?.series?.countsAge(contest, id) === true;
  return isCounted ? values.born : '';
}

/** A competition as everybody may see it: who plays by name, and of their births what a result rests on. */
export const publicContest = (contest: Contest): Contest =>
  contestFormat(contest.format)?.shown?.(contest) ?? {
    ...contest,
    entries: contest.entries.map((entry) => ({
      id: entry.id,
      values: { name: entry.values.name, born: shownBirth(contest, entry), person: '' },
    })),
  };
