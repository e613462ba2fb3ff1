import type { Act } from './act.ts';

/**
 * A lift is the beginning of its day, whose lists and grants are in the new scale; lists stand before
 * grants, these before an adjustment, and that before events.
 */
const ranks: Readonly<Record<Act['kind'], number>> = {
  lift: 0,
  opening: 1,
  grant: 2,
  adjustment: 3,
  event: 4,
};

/** What orders acts: texts and numbers, the first that differs decides. */
function orderOf(act: Act): readonly (string | number)[] {
  const begin = [act.day, ranks[act.kind]];
  return act.kind === 'event'
    ? [...begin, act.lastDay, act.firstDay, act.name, act.id]
    : [...begin, act.id];
}

/**
 * Which of two acts counts first: by the day it was registered, and of the events of a day the one that
 * ended first, then the one that began first; of those the name decides. Nothing depends on the order
 * in which they were entered.
 *
 * @article DSU 2002 4.5.4.1; DSU 2010 4.5.4.1
 */
function compareActs(one: Act, other: Act): number {
  const [a, b] = [orderOf(one), orderOf(other)];
  const index = a.findIndex((part, at) => part !== b[at]);
  const [mine, theirs] = [a[index], b[index]];
  if (mine === undefined || theirs === undefined) return 0;
  return mine < theirs ? -1 : 1;
}

/** The acts that count before one. */
export const actsBefore = (acts: readonly Act[], act: Act): readonly Act[] =>
  acts.filter((one) => compareActs(one, act) < 0);

/** The acts with one more in its place. */
export function withAct(acts: readonly Act[], act: Act): readonly Act[] {
  const later = acts.findIndex((one) => compareActs(one, act) > 0);
  return later === -1 ? [...acts, act] : acts.toSpliced(later, 0, act);
}

/** The acts without one. */
export const withoutAct = (acts: readonly Act[], id: string): readonly Act[] =>
  acts.filter((act) => act.id !== id);
