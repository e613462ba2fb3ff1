import { type BookKind, type BookTypes, isOwn, isReturn, type Recorded } from '@rokade/journal';
import { err, ok, type Result } from '@rokade/rules';
import type { ImportInvalid } from './import-fault.ts';

/** The versions that some return leads back to. */
const returnTargets = <B extends BookTypes>(
  entries: readonly Recorded<B['event']>[],
): ReadonlySet<number> =>
  new Set(entries.flatMap(({ event }) => (isReturn(event) ? [event.toVersion] : [])));

/** The state after an entry, or null if the entry cannot follow on the state before it. */
function after<B extends BookTypes>(
  { follows, evolve }: BookKind<B>,
  state: B['state'] | null,
  entry: Recorded<B['event']>,
  kept: ReadonlyMap<number, B['state']>,
): B['state'] | null {
  const { event, version } = entry;
  if (isOwn(entry)) return follows(state, entry.event) ? evolve(state, entry) : null;
  const earlier = isReturn(event) && event.toVersion < version ? kept.get(event.toVersion) : null;
  return earlier ? { ...earlier, version } : null;
}

const notABook = (at: string): Result<never, ImportInvalid> =>
  err({ code: 'import.invalid', problem: 'not-a-book', at });

/**
 * The state that entries of unknown origin lead to, or `import.invalid` at the first entry that cannot
 * follow on those before it. The entries must have the right shape and the versions 1, 2, 3 …
 */
export function stateOf<B extends BookTypes>(
  kind: BookKind<B>,
  entries: readonly Recorded<B['event']>[],
): Result<B['state'], ImportInvalid> {
  const targets = returnTargets<B>(entries);
  const kept = new Map<number, B['state']>();
  let state: B['state'] | null = null;
  for (const entry of entries) {
    state = after(kind, state, entry, kept);
    if (state === null) return notABook(`entries.${entry.version - 1}`);
    if (targets.has(entry.version)) kept.set(entry.version, state);
  }
  return state === null ? notABook('entries') : ok(state);
}
