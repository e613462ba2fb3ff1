import { namedIn } from './acts.ts';
import type { Contest } from './contest.ts';
import { contestFormat } from './formats.ts';
import type { ContestHappened } from './happened.ts';

/** More than any club has; protects the memory from forged files. */
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
 * Whether an imported event can come after a state: it creates the book, or everything it refers to
 * exists. An act that the rules would have refused has no effect on the course.
 */
export function contestFollows(contest: Contest | null, happened: ContestHappened): boolean {
  if (contest !== null) return followsInside(contest, happened);
  return (
    happened.kind === 'contest-made' &&
    contestFormat(happened.format)?.ruleSets.includes(happened.rules) === true
  );
}
