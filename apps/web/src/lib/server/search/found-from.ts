import {
  bookEntries,
  deskEntries,
  type OpenBook,
} from '@rokade/presentation/console/finding/found-entries.ts';
import { searchEntries } from '@rokade/presentation/console/finding/search-entries.ts';
import type { SearchEntry } from '@rokade/presentation/console/finding/search-index.ts';
import { commandActs } from '@rokade/server';
import type { Tournament } from '@rokade/tournament';
import { eventOf } from '../events/event-of.ts';
import { groupsMadeOf } from '../house/console-of.ts';
import { mayDo } from '../rights/may-do.ts';

const atDesk = (locals: App.Locals): readonly SearchEntry[] =>
  deskEntries(locals.t, (act) => mayDo(locals, act, null));

/** What the search finds from a book: its own pages, and then those outside of any book. */
export const foundFrom = (locals: App.Locals, book: OpenBook): readonly SearchEntry[] => [
  ...bookEntries(book, locals.t, (act) => mayDo(locals, act, book.id)),
  ...atDesk(locals),
];

/**
 * What the search finds from a tournament: all of its own, then the pages of its event, and then those
 * outside of any book.
 */
export async function foundFromTournament(
  locals: App.Locals,
  t: Tournament,
): Promise<readonly SearchEntry[]> {
  const [made] = await groupsMadeOf(locals, t);
  const event = await eventOf(locals.app, made?.id ?? t.id, (one) => {
    locals.belongings.set(one.id, one);
    return mayDo(locals, 'see-event', one);
  });
  return [
    ...searchEntries(t, locals.t, {
      may: (act) => mayDo(locals, act, t.id),
      actOf: commandActs,
    }),
    ...(event === null ? atDesk(locals) : foundFrom(locals, { kind: 'event', ...event })),
  ];
}
