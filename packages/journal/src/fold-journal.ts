import type { Decider, Versioned } from './decider.ts';
import { type Entry, isOwn, isReturn, type OfKind, type Recorded } from './entry.ts';

type Lasting<Event extends OfKind> = Pick<Decider<never, never, Event, never>, 'lasts'>;

type Folding<State extends Versioned, Event extends OfKind> = Pick<
  Decider<State, never, Event, never>,
  'evolve' | 'lasts'
>;

/** Of the entries that a return undoes, those that undo keeps. */
const lastingEntries = <Event extends OfKind>(
  { lasts }: Lasting<Event>,
  leftBehind: readonly Recorded<Event>[],
): readonly Entry<Event>[] =>
  lasts === undefined
    ? []
    : leftBehind.filter((entry): entry is Entry<Event> => isOwn(entry) && lasts(entry.event));

/**
 * The entries that count at the end of a journal: without the returns and the entries that they undid.
 * A return to a version before an earlier return restores what that one had undone, so undo can itself
 * be undone. Entries that `lasts` names always count.
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

/** The state at the end of a journal; null if it has no entry. Every prefix of a journal has a state. */
export function foldJournal<State extends Versioned, Event extends OfKind>(
  book: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
): State | null {
  const folded = effectiveEntries(entries, book).reduce<State | null>(book.evolve, null);
  return folded === null ? null : { ...folded, version: entries.length };
}

/** An earlier state, with the undone entries that undo keeps applied to it. */
const returned = <State extends Versioned, Event extends OfKind>(
  book: Folding<State, Event>,
  earlier: State | null,
  leftBehind: readonly Recorded<Event>[],
): State | null => lastingEntries(book, leftBehind).reduce<State | null>(book.evolve, earlier);

/** The state that a return to a version would lead to. */
export function foldReturn<State extends Versioned, Event extends OfKind>(
  book: Folding<State, Event>,
  entries: readonly Recorded<Event>[],
  toVersion: number,
): State | null {
  const at = Math.max(0, toVersion);
  return returned(book, foldJournal(book, entries.slice(0, at)), entries.slice(at));
}

/** The state after more entries; null if a return is among them, which needs the whole journal. */
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
