import type { EventId, Money, MoneyEntry, MoneyTypes } from '@rokade/event';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, Books } from '../kinds/books.ts';

/** Why something could not be done with an event's money. */
export type MoneyError =
  | BookError<MoneyTypes>
  | ImportFault
  /** The event has a book of its money already. */
  | { readonly code: 'money.exists' };

/** Why a payment is not booked, beside what its book says. */
export type PaymentError =
  | Extract<MoneyTypes['refusal'], { code: 'money.whose' | 'money.wrong-amount' }>
  /** To be said before: after the refund so much is owed again; whether the fee is less. */
  | { readonly code: 'money.owed-again'; readonly field: 'less'; readonly amount: string }
  /** What is owed is no longer what the asker saw: some of it was booked since. */
  | { readonly code: 'money.booked-meanwhile'; readonly since: readonly MoneyEntry[] };

/** The money of events, each in a book that few may open. */
export interface MoneyBooks extends Books<MoneyTypes> {
  /** As it stands; of an event that has no book of it yet, as if it said nothing. */
  of(id: EventId): Promise<Result<Money, MoneyError>>;
  /** Takes an export in for an event that has no book of its money yet, or a damaged one. */
  importJson(id: EventId, text: string): Promise<Result<null, MoneyError>>;
}
