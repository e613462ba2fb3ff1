import type { Decider, Versioned } from './decider.ts';
import { type Entry, isOwn, isReturn, type OfKind, type Recorded } from './entry.ts';

type Lasting<Event extends OfKind> = Pick<Decider<never, never, Event, never>, 'lasts'>;

type Folding<State extends Versioned, Event extends OfKind> = Pick<
  Decider<State, never, Event, never>,
  'evolve' | 'lasts'
>;

/** Of the entries that a return leaves behind, those that it does not touch. */
const lastingEntries = <Event extends OfKind>(
  { lasts }: Lasting<Event>,
  leftBehind: readonly Recorded<Event>[],
): readonly Entry<Event>[] =>
  lasts === undefined
    ? []
    : leftBehind.filter((entry): entry is Entry<Event> => isOwn(entry) && lasts(entry.event));

/**
 * The entries that count at the end of a journal: those that a `returned-to` left behind are left
 * out, and so are the returns themselves. A return to a moment before an earlier return brings back
 * what that one had taken away, so undo can itself be undone. What lasts in a book of the kind no
 * return leaves out.
 *
 * @param entries versions 1, 2, 3 … without gaps
 */
export function effectiveEntries<Event extends OfKind>(
  entries: readonly Recorded<Event>[],
  kind: Lasting<Event> = {},
): readonly Entry<Event>[] {
  const counting: Entry<Event>[] = [];
  let version = entries.length;
  while (version > 0) {
    const entry = entries[version - 1] as Recorded<Event>;
    if (isOwn(entry)) {
      counting.push(entry);
      version -= 1;
    } else if (isReturn(entry.event)) {
      const leftBehind = entries.slice(entry.event.toVersion, version - 1);
      counting.push(...lastingEntries(kind, leftBehind).toReversed());
      version = entry.event.toVersion;
    }
  }
  return counting.reverse();
}

/** What a journal tells of; null if it has no entry. Any prefix of a journal folds. */
export function foldJournal<State extends Versioned, Event extends OfKind>(
  book: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
): State | null {
  const folded = effectiveEntries(entries, book).reduce<State | null>(book.evolve, null);
  return folded === null ? null : { ...folded, version: entries.length };
}

/** An earlier state, with what lasts of the entries that a return to it leaves behind. */
const returned = <State extends Versioned, Event extends OfKind>(
  book: Folding<State, Event>,
  earlier: State | null,
  leftBehind: readonly Recorded<Event>[],
): State | null => lastingEntries(book, leftBehind).reduce<State | null>(book.evolve, earlier);

/** What a journal would tell of after a return to a version. */
export function foldReturn<State extends Versioned, Event extends OfKind>(
  book: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
  toVersion: number,
): State | null {
  const at = Math.max(0, toVersion);
  return returned(book, foldJournal(book, entries.slice(0, at)), entries.slice(at));
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
  book: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
): readonly State[] {
  const states: State[] = [];
  for (const entry of entries) {
    const { event, version } = entry;
    if (isOwn(entry)) states.push(book.evolve(states.at(-1) ?? null, entry));
    else if (isReturn(event)) {
      const leftBehind = entries.slice(event.toVersion, version - 1);
      const after = returned(book, states[event.toVersion - 1] ?? null, leftBehind);
      if (after !== null) states.push({ ...after, version });
    }
  }
  return states;
}
