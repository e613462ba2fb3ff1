import type { Contest } from './contest.ts';

/** A competition as everybody may see it: who plays by name, and nothing else of them. */
export const publicContest = (contest: Contest): Contest => ({
  ...contest,
  entries: contest.entries.map(({ id, values: { name } }) => ({
    id,
    values: { name, born: '', person: '' },
  })),
});
