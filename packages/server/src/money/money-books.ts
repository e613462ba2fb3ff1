import type { EventId, Money, MoneyEntry, MoneyTypes } from '@rokade/event';
import type { Result } from '@rokade/rules';
import type { ImportFault } from '../journal-file/import-fault.ts';
import type { BookError, Books } from '../kinds/books.ts';

/** Why an act on an event's money failed. */
export type MoneyError =
  | BookError<MoneyTypes>
  | ImportFault
  /** There is a book of the event's money already. */
  | { readonly code: 'money.exists' };

/** Why a payment is not booked, besides the refusals of the book. */
export type PaymentError =
  | Extract<MoneyTypes['refusal'], { code: 'money.whose' | 'money.wrong-amount' }>
  /** After the refund this amount would be owed again; the form must state whether the fee is reduced. */
  | { readonly code: 'money.owed-again'; readonly field: 'less'; readonly amount: string }
  /** The amount owed has changed since the sender saw it: the entries `since` booked some of it. */
  | { readonly code: 'money.booked-meanwhile'; readonly since: readonly MoneyEntry[] };

/** The books of events' money, one for each event; few may read them. */
export interface MoneyBooks extends Books<MoneyTypes> {
  /** The money of an event; empty if it has no book yet. */
  of(id: EventId): Promise<Result<Money, MoneyError>>;
  /** Imports an export if the event has no book of its money yet, or a damaged one. */
  importJson(id: EventId, text: string): Promise<Result<null, MoneyError>>;
}
