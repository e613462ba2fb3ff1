import type { Tournament } from '../state.ts';

/** So many views are kept of a state, one for each round looked at; the longest unused makes room. */
const mostKept = 4;

/**
 * The same view, computed once for a state and, where there are several, for the round looked at: a
 * state never changes, and what was computed goes with it.
 */
export function oncePerState<T, What = void>(
  compute: (t: Tournament, what: What) => T,
): (t: Tournament, what: What) => T {
  const known = new WeakMap<Tournament, Map<What, T>>();
  return (t, what) => {
    const views = known.get(t) ?? new Map<What, T>();
    known.set(t, views);
    const view = views.has(what) ? (views.get(what) as T) : compute(t, what);
    views.delete(what);
    views.set(what, view);
    const [longestUnused] = views.keys();
    if (views.size > mostKept && longestUnused !== undefined) views.delete(longestUnused);
    return view;
  };
}
