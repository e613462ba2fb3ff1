import { type Entry, effectiveEntries, isReturn, type OfKind } from '@rokade/journal';

/** Lines of a journal as the page about a book's history shows them, newest first. */
export function bookLines<E extends Entry<OfKind>>(
  entries: readonly E[],
  textOf: (entry: E) => string,
  lasts: (event: OfKind) => boolean = () => false,
) {
  const counting = new Set(effectiveEntries(entries, { lasts }).map(({ version }) => version));
  return entries
    .map((entry) => ({
      version: entry.version,
      at: entry.at,
      who: entry.actor.name,
      reason: entry.reason,
      text: textOf(entry),
      /** No return takes it back. */
      lasts: lasts(entry.event),
      counts: isReturn(entry.event) || counting.has(entry.version),
    }))
    .reverse();
}

export type BookLines = ReturnType<typeof bookLines>;
