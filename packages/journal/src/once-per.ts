/** So many views are kept of a state, one for each round or day looked at; the longest unused makes room. */
const mostKept = 4;

/**
 * The same view, computed once for a state and, where there are several, for what is looked at: a
 * state never changes, and what was computed goes with it.
 *
 * @param keyOf what is the same for two that are asked for the same
 */
export function oncePer<State extends object, T, What = void>(
  compute: (state: State, what: What) => T,
  keyOf: (what: What) => unknown = (what) => what,
): (state: State, what: What) => T {
  const known = new WeakMap<State, Map<unknown, T>>();
  return (state, what) => {
    const key = keyOf(what);
    const views = known.get(state) ?? new Map<unknown, T>();
    known.set(state, views);
    const view = views.has(key) ? (views.get(key) as T) : compute(state, what);
    views.delete(key);
    views.set(key, view);
    const [longestUnused] = views.keys();
    if (views.size > mostKept && longestUnused !== undefined) views.delete(longestUnused);
    return view;
  };
}
