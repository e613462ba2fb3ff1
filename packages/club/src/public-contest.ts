import { publicValues } from '@rokade/journal';
import type { Contest, ContestEntry } from './contest.ts';
import { contestFields, emptyContestValues } from './contest-values.ts';
import { contestFormat } from './formats.ts';

/** The year of birth, if an age allowance in a result reveals it anyway; else ''. */
function shownBirth(contest: Contest, { id, values }: ContestEntry): string {
  const isCounted = contestFormat(contest.format)?.series?.countsAge(contest, id) === true;
  return isCounted ? values.born : '';
}

/** A competition for the public: players by name, with the years of birth on which results depend. */
export function publicContest(contest: Contest): Contest {
  const values = { ...emptyContestValues, ...publicValues(contestFields, contest.values) };
  const shown = contestFormat(contest.format)?.shown?.({ ...contest, values });
  if (shown !== undefined) return shown;
  return {
    ...contest,
    values,
    entries: contest.entries.map((entry) => ({
      id: entry.id,
      values: { name: entry.values.name, born: shownBirth(contest, entry), person: '' },
    })),
  };
}
