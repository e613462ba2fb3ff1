import type { Decider, Versioned } from './decider.ts';
import { type Entry, isOwn, isReturn, type OfKind, type Recorded } from './entry.ts';

type Folding<State extends Versioned, Event extends OfKind> = Pick<
  Decider<State, never, Event, never>,
  'evolve'
>;

/**
 * The entries that count at the end of a journal: those that a `returned-to` left behind are left
 * out, and so are the returns themselves. A return to a moment before an earlier return brings back
 * what that one had taken away, so undo can itself be undone.
 *
 * @param entries versions 1, 2, 3 … without gaps
 */
export function effectiveEntries<Event extends OfKind>(
  entries: readonly Recorded<Event>[],
): readonly Entry<Event>[] {
  const counting: Entry<Event>[] = [];
  let version = entries.length;
  while (version > 0) {
    const entry = entries[version - 1] as Recorded<Event>;
    if (isOwn(entry)) {
      counting.push(entry);
      version -= 1;
    } else if (isReturn(entry.event)) {
      version = entry.event.toVersion;
    }
  }
  return counting.reverse();
}

/** What a journal tells of; null if it has no entry. Any prefix of a journal folds. */
export function foldJournal<State extends Versioned, Event extends OfKind>(
  { evolve }: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
): State | null {
  const folded = effectiveEntries(entries).reduce<State | null>(evolve, null);
  return folded === null ? null : { ...folded, version: entries.length };
}

/** The state after more entries; null with a return among them, since only the whole journal can tell. */
export const carryOn = <State extends Versioned, Event extends OfKind>(
  { evolve }: Folding<State, Event>,
  state: State | null,
  entries: readonly Recorded<Event>[],
): State | null => (entries.every(isOwn) ? entries.reduce<State | null>(evolve, state) : null);

/**
 * The state after each entry, index 0 after entry 1: what `foldJournal` gives for every beginning of
 * the journal.
 */
export function statesAlong<State extends Versioned, Event extends OfKind>(
  { evolve }: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
): readonly State[] {
  const states: State[] = [];
  for (const entry of entries) {
    const { event, version } = entry;
    const earlier = isReturn(event) ? states[event.toVersion - 1] : undefined;
    const after = isOwn(entry) ? evolve(states.at(-1) ?? null, entry) : earlier;
    if (after !== undefined) states.push({ ...after, version });
  }
  return states;
}
