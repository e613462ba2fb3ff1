import type { Tournament } from '../state.ts';

/** So many views are kept of a state, for rounds looked at; the one longest unused makes room. */
const mostKept = 4;

/**
 * The same view, computed once for a state and a round: a state never changes, and what was computed
 * goes with it.
 */
export function oncePerState<T>(
  compute: (t: Tournament, round: number) => T,
): (t: Tournament, round: number) => T {
  const known = new WeakMap<Tournament, Map<number, T>>();
  return (t, round) => {
    const views = known.get(t) ?? new Map<number, T>();
    known.set(t, views);
    const view = views.has(round) ? (views.get(round) as T) : compute(t, round);
    views.delete(round);
    views.set(round, view);
    const [longestUnused] = views.keys();
    if (views.size > mostKept && longestUnused !== undefined) views.delete(longestUnused);
    return view;
  };
}
