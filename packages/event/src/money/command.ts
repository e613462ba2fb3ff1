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
  /** Sets a player's fee by hand; null = by the fee table. */
  'set-due': { player: text, due: orNull(dueShape) },
  /** Books several amounts, all or none. */
  book: { bookings: listOf(fieldsOf(bookingShapes), { least: 1, most: 2000 }) },
  /** Cancels a booking; the paper shows it struck out. */
  'take-back': { booking: bookingIdShape },
  /** Erases the names and texts of bookings on request; the amounts stay. */
  'erase-words': { bookings: listOf(bookingIdShape, { least: 1 }) },
};

/** The shape of the commands about an event's money. */
export const moneyCommand = kindsOf(commandKinds);
export type MoneyCommand = KindsOf<typeof commandKinds>;

export type MoneyRequest = Request<MoneyCommand>;
