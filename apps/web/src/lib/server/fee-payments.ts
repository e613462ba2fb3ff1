import type { AccountLine, Booking, BookingValues, MoneyEntry } from '@rokade/event';
import { newBookingId } from '@rokade/server';

/** What fees are paid with, and when. */
export type Payment = Pick<BookingValues, 'way' | 'on'> & { readonly club: string };

/** The values of a booking that is no fee's: its sum and day, and whom it concerns where there is somebody. */
type OtherBookingValues = Pick<BookingValues, 'matter' | 'amount' | 'way' | 'on'> &
  Partial<Pick<BookingValues, 'values' | 'player' | 'group' | 'appeal'>>;

/** A booking of nobody, for nothing. */
const plainBooking = {
  player: '',
  group: '',
  appeal: '',
  club: '',
  values: { who: '', what: '' },
} as const;

/**
 * The bookings of one payment: a club's that were booked in one act, by what the journal tells of them;
 * else the one alone. What was taken back since is none of it.
 */
export function bookedTogether(
  bookings: readonly Booking[],
  journal: readonly Pick<MoneyEntry, 'at' | 'event'>[],
  booking: Booking,
): readonly Booking[] {
  const actOf = new Map(
    journal.flatMap(({ at, event }) =>
      event.kind === 'booked' && event.club !== '' ? [[event.booking as string, at]] : [],
    ),
  );
  const at = actOf.get(booking.id);
  if (at === undefined || booking.isTakenBack) return [booking];
  return bookings.filter(
    (one) => !one.isTakenBack && one.club === booking.club && actOf.get(one.id) === at,
  );
}

/** The booking of a fee, or of a part of it. */
export const feeBooking = (player: string, amount: number, payment: Payment): BookingValues => ({
  ...plainBooking,
  booking: newBookingId(),
  matter: 'fee',
  player,
  amount,
  ...payment,
});

/** What settles these fees: what is owed is paid, what was paid too much is paid back. */
export const settling = (
  lines: readonly AccountLine[],
  payment: Payment,
): readonly BookingValues[] =>
  lines.filter(({ owed }) => owed !== 0).map(({ id, owed }) => feeBooking(id, owed, payment));

/** A booking of anything else. */
export const otherBooking = (values: OtherBookingValues): BookingValues => ({
  ...plainBooking,
  booking: newBookingId(),
  ...values,
});
