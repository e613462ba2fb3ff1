import type { BookingId } from './ids.ts';
import {
  type BookingValues,
  type DueByHand,
  emptyMoneyValues,
  type MoneyValues,
} from './money-values.ts';

/** A booking in its present state. */
export interface Booking extends Omit<BookingValues, 'booking'> {
  readonly id: BookingId;
  /** The number of its receipt, from 1; no number is used twice. */
  readonly no: number;
  readonly isTakenBack: boolean;
}

/** The book's state: an event's fee table and all payments. */
export interface Money {
  readonly version: number;
  readonly values: MoneyValues;
  /** Fees set by hand, by player. */
  readonly dues: Readonly<Record<string, DueByHand>>;
  /** In the order in which they were entered. */
  readonly bookings: readonly Booking[];
}

/** The empty book. */
export const noMoney: Money = { version: 0, values: emptyMoneyValues, dues: {}, bookings: [] };

/** The bookings that were not cancelled. */
export const countedBookings = ({ bookings }: Pick<Money, 'bookings'>): readonly Booking[] =>
  bookings.filter(({ isTakenBack }) => !isTakenBack);
