import type { EventWithGroups, OpenEntryLists } from '@rokade/server';
import {
  entryListColumns,
  entryListRows,
  waitingListColumns,
  waitingListRows,
} from '@rokade/tables';
import { eventWithGroups } from '../event/event-with-groups.ts';
import { type BookAct, bookActs, onDay } from '../input/book-acts.ts';
import { no } from '../outcome.ts';
import { tableAs } from '../say/table-as.ts';

/** The persons whom the entry lists of all events wait for, and how long. */
const list: BookAct<OpenEntryLists> = onDay(async (context, opened, _, day) => {
  const { waitingLists } = await import('@rokade/server');
  const events: EventWithGroups[] = [];
  for (const { id, archived } of await opened.events.list()) {
    const found = archived ? null : await eventWithGroups(context, opened, id);
    if (found?.ok === true) events.push(found.value);
  }
  const rows = waitingListRows(context, waitingLists(events, day));
  const about = { about: { day }, key: 'lists' };
  return tableAs(context, { columns: waitingListColumns, rows }, about);
});

/**
 * An event's entry list as it goes to the rating officer; the answer is no where there are remarks on
 * an entry.
 */
const show: BookAct<OpenEntryLists> = onDay(async (context, opened, [which = ''], day) => {
  const found = await eventWithGroups(context, opened, which);
  if (!found.ok) return found.error;
  const { entryListOf } = await import('@rokade/server');
  const { lines } = entryListOf(opened, { ...found.value, day });
  const table = { columns: entryListColumns, rows: entryListRows(context, lines) };
  const outcome = tableAs(context, table, { about: { day }, key: 'entries' });
  const count = lines.filter(({ findings }) => findings.length > 0).length;
  return count === 0 ? outcome : no(outcome.out, context.t('entry-list.remarks-n', { count }));
});

/** `entries list`, `entries show WHAT`: the entry lists of the events of a data folder. */
export const entries = bookActs(async () => (await import('@rokade/server')).openEntryLists, {
  list,
  show,
});
