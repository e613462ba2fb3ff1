/** How many views of one state are kept as a rule (one for each round or day). */
const mostKept = 4;

/**
 * Memoises a view by the state it is computed from and, where a view has one, by its argument. States
 * are immutable; a view is released together with its state.
 *
 * @param keyOf makes an equal key for arguments that lead to the same view
 * @param most how many views of one state are kept; the least recently used is dropped
 */
export function oncePer<State extends object, T, Argument = void>(
  compute: (state: State, argument: Argument) => T,
  keyOf: (argument: Argument) => unknown = (argument) => argument,
  most = mostKept,
): (state: State, argument: Argument) => T {
  const cached = new WeakMap<State, Map<unknown, T>>();
  return (state, argument) => {
    const key = keyOf(argument);
    const views = cached.get(state) ?? new Map<unknown, T>();
    cached.set(state, views);
    const view = views.has(key) ? (views.get(key) as T) : compute(state, argument);
    views.delete(key);
    views.set(key, view);
    const [leastUsed] = views.keys();
    if (views.size > most && leastUsed !== undefined) views.delete(leastUsed);
    return view;
  };
}
