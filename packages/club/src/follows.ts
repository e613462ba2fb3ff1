import { namedIn } from './acts.ts';
import type { Contest } from './contest.ts';
import { contestFormat } from './formats.ts';
import type { ContestHappened } from './happened.ts';

/** More than any club has; keeps a made-up file from eating the memory. */
const most = { entries: 2000, acts: 50_000 } as const;

function followsInside({ entries, acts }: Contest, happened: ContestHappened): boolean {
  const isThere = (id: string): boolean => entries.some((one) => one.id === id);
  switch (happened.kind) {
    case 'contest-made':
      return false;
    case 'contest-changed':
      return true;
    case 'entry-entered':
      return !isThere(happened.entry) && entries.length < most.entries;
    case 'act-noted':
      return acts.length < most.acts && namedIn(happened.act).every(isThere);
    default:
      return isThere(happened.entry);
  }
}

/**
 * Whether what a stranger's file tells can follow on a state: it begins the book, or speaks of what
 * is there. An act that the rules would not have let happen changes nothing when the course is made.
 */
export function contestFollows(contest: Contest | null, happened: ContestHappened): boolean {
  if (contest !== null) return followsInside(contest, happened);
  return (
    happened.kind === 'contest-made' &&
    contestFormat(happened.format)?.ruleSets.includes(happened.rules) === true
  );
}
