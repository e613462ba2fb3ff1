import type { TranslateFor } from '@rokade/texts';
import type { BookLines } from './book-lines.ts';

/** The parts of a journal entry that every book has. */
interface Signed {
  readonly version: number;
  readonly at: string;
  readonly actor: { readonly id: string };
  readonly event: { readonly kind: string };
}

type EntryAt = (version: number) => Signed | undefined;

const isSameAct = (one: Signed, other: Signed | undefined): boolean =>
  other !== undefined &&
  other.at === one.at &&
  other.actor.id === one.actor.id &&
  other.event.kind === one.event.kind;

function inOneWay(entryAt: EntryAt, one: Signed, step: 1 | -1): number {
  let count = 0;
  while (isSameAct(one, entryAt(one.version + step * (count + 1)))) count += 1;
  return count;
}

/** The number of entries of one kind that were written together with an entry, including itself. */
export function countTogether(entryAt: EntryAt, version: number): number {
  const one = entryAt(version);
  return one === undefined ? 1 : inOneWay(entryAt, one, -1) + 1 + inOneWay(entryAt, one, 1);
}

/** Whether the next entry is of the same kind and was written together with this one. */
export function goesOn(entryAt: EntryAt, version: number): boolean {
  const one = entryAt(version);
  return one !== undefined && isSameAct(one, entryAt(version + 1));
}

/** The kinds of entries by which books take people in. */
type TakesIn = 'entrant-entered' | 'entry-entered' | 'person-entered';

/**
 * The lines of a book's history, in which people who were taken in by one act share a line with
 * their number.
 */
export function withManyEntered(
  t: TranslateFor<'console'>,
  kind: TakesIn,
  entries: readonly Signed[],
  lines: BookLines,
): BookLines {
  const byVersion = new Map(entries.map((entry) => [entry.version, entry]));
  const entryAt: EntryAt = (version) => byVersion.get(version);
  return lines.flatMap((line) => {
    if (entryAt(line.version)?.event.kind !== kind) return [line];
    if (goesOn(entryAt, line.version)) return [];
    const count = countTogether(entryAt, line.version);
    return [count === 1 ? line : { ...line, text: t(`history.many-${kind}`, { count }) }];
  });
}
