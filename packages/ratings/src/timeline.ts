import type { Act } from './act.ts';

/**
 * The order of acts on one day: a lift comes first, so that the day's lists and grants are in the new
 * scale; then lists, grants, adjustments and events.
 */
const ranks: Readonly<Record<Act['kind'], number>> = {
  lift: 0,
  opening: 1,
  grant: 2,
  adjustment: 3,
  event: 4,
};

/** The sort key of acts: texts and numbers, of which the first that differs decides. */
function orderOf(act: Act): readonly (string | number)[] {
  const begin = [act.day, ranks[act.kind]];
  return act.kind === 'event'
    ? [...begin, act.lastDay, act.firstDay, act.name, act.id]
    : [...begin, act.id];
}

/**
 * The order of acts: by the day of registration; events of the same day by their last day, then by
 * their first, then by name. It does not depend on the order of entering.
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

/** The acts before one. */
export const actsBefore = (acts: readonly Act[], act: Act): readonly Act[] =>
  acts.filter((one) => compareActs(one, act) < 0);

/** The acts with one more, in its place. */
export function withAct(acts: readonly Act[], act: Act): readonly Act[] {
  const later = acts.findIndex((one) => compareActs(one, act) > 0);
  return later === -1 ? [...acts, act] : acts.toSpliced(later, 0, act);
}

/** The acts without one. */
export const withoutAct = (acts: readonly Act[], id: string): readonly Act[] =>
  acts.filter((act) => act.id !== id);
