import {
  effectiveEntries,
  isOwn,
  type OfKind,
  type Recorded,
  type Returned,
} from '@rokade/journal';
import type { TranslateFor } from '@rokade/texts';

type Say = TranslateFor<'console'>;

/** What the fields that something says are called. */
export const fieldsIn = (t: Say, values: object): string =>
  Object.keys(values)
    .map((field) => t.ifKnown(`field.${field}`, {}) ?? field)
    .join(', ');

/** Lines of a journal as the page about a book's history shows them, newest first. */
export function bookLines<Event extends OfKind>(
  t: Say,
  entries: readonly Recorded<Event>[],
  textOf: (event: Event) => string,
  lasts: (event: OfKind) => boolean = () => false,
) {
  const counting = new Set(effectiveEntries(entries, { lasts }).map(({ version }) => version));
  const returnText = ({ toVersion: version }: Returned): string =>
    t('history.returned-to-line', { version });
  return entries
    .map((entry) => ({
      version: entry.version,
      at: entry.at,
      who: entry.actor.name,
      reason: entry.reason,
      text: isOwn(entry) ? textOf(entry.event) : returnText(entry.event as Returned),
      /** No return takes it back. */
      lasts: lasts(entry.event),
      counts: !isOwn(entry) || counting.has(entry.version),
    }))
    .reverse();
}

export type BookLines = ReturnType<typeof bookLines>;
