import { moneyBook, moneyCommand, moneyFollows, moneyHappened, parseEventId } from '@rokade/event';
import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import type { BookKind } from '../books/book-kind.ts';
import type { MoneyTypes } from './money-books.ts';

/** An event's money as the server keeps it; a copy is made with what is booked, and when words are erased. */
export const moneyKind: BookKind<MoneyTypes> = {
  ...moneyBook,
  parseId: parseEventId,
  idOf: null,
  begins: ({ kind }, to) => (kind === 'return-to' ? null : to),
  commandShape: oneOf(moneyCommand, returnTo),
  entryShape: entryOf(oneOf(moneyHappened, returned)),
  follows: moneyFollows,
  summary: { format: 1, of: ({ bookings }) => ({ bookings: bookings.length }) },
  copies: {
    folder: (id) => `money.${id}`,
    nameAfter: ({ kind }) => {
      if (kind === 'words-erased') return 'erased';
      return kind === 'booked' ? 'money' : null;
    },
    areMadeOf: () => true,
  },
};
