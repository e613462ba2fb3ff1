import type { Booking, MoneyEntry } from '@rokade/event';

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
