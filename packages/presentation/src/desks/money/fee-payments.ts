import type { Booking, MoneyEntry } from '@rokade/event';

/**
 * The bookings of one payment: those of a club that were booked in one act, found in the journal,
 * without those taken back since; for any other booking, only that one.
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
