import type { BookingId } from './ids.ts';
import {
  type BookingValues,
  type DueByHand,
  type MoneyValues,
  unsaidMoney,
} from './money-values.ts';

/** Something that was booked. */
export interface Booking extends Omit<BookingValues, 'booking'> {
  readonly id: BookingId;
  /** The number on its receipt: the first has 1, and none is given twice. */
  readonly no: number;
  readonly isTakenBack: boolean;
}

/** The book's state: an event's fee table, and all that was paid. */
export interface Money {
  readonly version: number;
  readonly values: MoneyValues;
  /** Fees fixed by hand, by whose they are. */
  readonly dues: Readonly<Record<string, DueByHand>>;
  /** In the order in which they were entered. */
  readonly bookings: readonly Booking[];
}

/** A book in which nothing stands yet. */
export const noMoney: Money = { version: 0, values: unsaidMoney, dues: {}, bookings: [] };

/** What counts: what was not taken back. */
export const countedBookings = ({ bookings }: Money): readonly Booking[] =>
  bookings.filter(({ isTakenBack }) => !isTakenBack);
