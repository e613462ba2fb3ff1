import type { Contest, ContestEntry } from './contest.ts';
import { contestFormat } from './formats.ts';

/** The year of birth, if an age allowance in a result reveals it anyway; else ''. */
function shownBirth(contest: Contest, { id, values }: ContestEntry): string {
  const isCounted = contestFormat(contest.format)?.series?.countsAge(contest, id) === true;
  return isCounted ? values.born : '';
}

/** A competition for the public: players by name, with the years of birth on which results depend. */
export const publicContest = (contest: Contest): Contest =>
  contestFormat(contest.format)?.shown?.(contest) ?? {
    ...contest,
    entries: contest.entries.map((entry) => ({
      id: entry.id,
      values: { name: entry.values.name, born: shownBirth(contest, entry), person: '' },
    })),
  };
