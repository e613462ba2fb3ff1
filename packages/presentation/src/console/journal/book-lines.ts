import {
  effectiveEntries,
  isOwn,
  type OfKind,
  type Recorded,
  type Returned,
} from '@rokade/journal';
import type { TranslateFor } from '@rokade/texts';

type Say = TranslateFor<'console'>;

/** The labels of the fields in a set of values, joined by commas. */
export const fieldsIn = (t: Say, values: object): string =>
  Object.keys(values)
    .map((field) => t.find(`field.${field}`, {}) ?? field)
    .join(', ');

/** The entries of a journal as lines of the page about the book's history, the newest first. */
export function bookLines<Event extends OfKind>(
  t: Say,
  entries: readonly Recorded<Event>[],
  textOf: (event: Event) => string,
  lasts: (event: OfKind) => boolean = () => false,
) {
  // Entries that were just written are a journal's end: what a return among them took back is not there.
  const isWhole = entries[0]?.version === 1;
  const effective = isWhole ? effectiveEntries(entries, { lasts }) : entries;
  const counting = new Set(effective.map(({ version }) => version));
  const returnText = ({ toVersion: version }: Returned): string =>
    t('history.returned-to-line', { version });
  return entries
    .map((entry) => ({
      version: entry.version,
      at: entry.at,
      who: entry.actor.name,
      reason: entry.reason,
      text: isOwn(entry) ? textOf(entry.event) : returnText(entry.event as Returned),
      /** Whether going back keeps this entry. */
      lasts: lasts(entry.event),
      counts: !isOwn(entry) || counting.has(entry.version),
    }))
    .reverse();
}

export type BookLines = ReturnType<typeof bookLines>;
