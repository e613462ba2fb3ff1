import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  listOf,
  orNull,
  type Request,
  someOf,
  text,
} from '@rokade/journal';
import { bookingIdShape, bookingShapes, dueShape, moneyShapes } from './money-values.ts';

const commandKinds = {
  'change-money': { changes: someOf(moneyShapes) },
  /** Fixes by hand what somebody pays; null = as the table says. */
  'set-due': { player: text, due: orNull(dueShape) },
  /** All or none. */
  book: { bookings: listOf(fieldsOf(bookingShapes), { least: 1, most: 2000 }) },
  /** As if it had not been booked; it stays on paper, struck out. */
  'take-back': { booking: bookingIdShape },
  /** Takes away who it was and what for, on request; sums stay. */
  'erase-words': { bookings: listOf(bookingIdShape, { least: 1 }) },
};

/** What may be wanted of an event's money. */
export const moneyCommand = kindsOf(commandKinds);
export type MoneyCommand = KindsOf<typeof commandKinds>;

export type MoneyRequest = Request<MoneyCommand>;
