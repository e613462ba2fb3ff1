import type { Tournament } from './state.ts';

/** So many views are kept of a state, one for each round looked at; the longest unused makes room. */
const mostKept = 4;

/**
 * The same view, computed once for a state and, where there are several, for the round looked at: a
 * state never changes, and what was computed goes with it.
 *
 * @param keyOf what is the same for two that are asked for the same
 */
export function oncePerState<T, What = void>(
  compute: (t: Tournament, what: What) => T,
  keyOf: (what: What) => unknown = (what) => what,
): (t: Tournament, what: What) => T {
  const known = new WeakMap<Tournament, Map<unknown, T>>();
  return (t, what) => {
    const key = keyOf(what);
    const views = known.get(t) ?? new Map<unknown, T>();
    known.set(t, views);
    const view = views.has(key) ? (views.get(key) as T) : compute(t, what);
    views.delete(key);
    views.set(key, view);
    const [longestUnused] = views.keys();
    if (views.size > mostKept && longestUnused !== undefined) views.delete(longestUnused);
    return view;
  };
}
