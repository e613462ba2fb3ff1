import type { TranslateFor } from '@rokade/texts';
import type { BookLines } from './book-lines.ts';

/** What an entry of any book says of when, by whom and what. */
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

/** How many entries of one kind were written together with an entry, itself among them. */
export function countTogether(entryAt: EntryAt, version: number): number {
  const one = entryAt(version);
  return one === undefined ? 1 : inOneWay(entryAt, one, -1) + 1 + inOneWay(entryAt, one, 1);
}

/** Whether the next entry is of the same kind and was written together with this one. */
export function goesOn(entryAt: EntryAt, version: number): boolean {
  const one = entryAt(version);
  return one !== undefined && isSameAct(one, entryAt(version + 1));
}

/** By which entry each book takes people in. */
type TakesIn = 'entrant-entered' | 'entry-entered' | 'person-entered';

/** The lines of a book, in which people whom one act took in are one line that says how many they are. */
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
