import {
  type BookingId,
  type EventId,
  type MoneyHappened,
  type MoneyTypes,
  moneyBook,
  noMoney,
  parseBookingId,
} from '@rokade/event';
import { err, ok } from '@rokade/rules';
import type { JournalStore } from '@rokade/store';
import type { HallClock } from '@rokade/tournament';
import { beginFailure, makeBooks, type RunningBooks } from '../books/make-books.ts';
import type { Events } from '../events/events.ts';
import { newId } from '../values/new-ids.ts';
import type { MoneyBooks } from './money-books.ts';

/** The money of events, with what the server needs to run its books. */
export interface RunningMoney
  extends Pick<RunningBooks<MoneyTypes>, 'lookThrough' | 'damages' | 'close'> {
  readonly money: MoneyBooks;
}

/** What the books of money need besides their store. */
export interface BesideMoney {
  readonly events: Pick<Events, 'belonging'>;
  readonly clock: () => Date;
  readonly hall: () => Pick<HallClock, 'now'>;
}

export const newBookingId = (): BookingId => newId(parseBookingId);

/** Makes the books of events' money on their store. */
export function makeMoney(
  store: JournalStore<MoneyHappened>,
  { events, clock, hall }: BesideMoney,
): RunningMoney {
  const times = () => ({ at: clock().toISOString(), now: hall().now });
  const running = makeBooks(moneyBook, store, { times });
  const { books, begin, executeIn, reading } = running;
  // The money belongs to the owner of the event.
  const ownerOf = async (id: EventId): Promise<string | undefined> => {
    const whose = await events.belonging(id);
    return whose.ok ? whose.value.organisation : undefined;
  };
  const money: MoneyBooks = {
    ...books,
    execute: async (id, request, actor) => executeIn(await ownerOf(id), id, request, actor),
    async of(id) {
      const found = await books.get(id);
      return !found.ok && found.error.code === 'store.missing' ? ok(noMoney) : found;
    },
    async importJson(id, text) {
      const read = await reading.readJournal(moneyBook, text);
      if (!read.ok) return read;
      const { entries, listing } = read.value;
      const found = await books.get(id);
      if (!found.ok && found.error.code === 'store.damaged') await store.remove(id);
      const begun = await begin(id, entries, listing, await ownerOf(id));
      if (begun.ok) return ok(null);
      return begun.error.code === 'store.append-conflict'
        ? err({ code: 'money.exists' })
        : err(beginFailure(begun.error));
    },
  };
  const { lookThrough, damages, close } = running;
  return { money, lookThrough, damages, close };
}
