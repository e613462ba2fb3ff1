import { followingBy } from '@rokade/journal';
import type { MoneyHappened } from './happened.ts';
import type { BookingId } from './ids.ts';
import type { Money } from './money.ts';

/** More than any event books; keeps a made-up file from eating the memory. */
const mostBookings = 50_000;

const isBooked = ({ bookings }: Money, { booking }: { readonly booking: BookingId }): boolean =>
  bookings.some(({ id }) => id === booking);

/** Whether what a stranger's file tells can follow on a state: it begins the book, or speaks of what is there. */
export const moneyFollows = followingBy<Money, MoneyHappened>('money-begun', {
  'money-begun': () => false,
  'money-changed': () => true,
  'due-set': () => true,
  booked: (money, happened) => money.bookings.length < mostBookings && !isBooked(money, happened),
  'booking-taken-back': isBooked,
  'words-erased': isBooked,
});
