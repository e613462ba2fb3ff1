import { followingBy } from '@rokade/journal';
import type { MoneyHappened } from './happened.ts';
import type { BookingId } from './ids.ts';
import type { Money } from './money.ts';

/** More bookings than any event has; protects the memory from forged files. */
const mostBookings = 50_000;

const isBooked = ({ bookings }: Money, { booking }: { readonly booking: BookingId }): boolean =>
  bookings.some(({ id }) => id === booking);

/** Whether an imported event can come after a state: it creates the book, or everything it refers to exists. */
export const moneyFollows = followingBy<Money, MoneyHappened>('money-begun', {
  'money-begun': () => false,
  'money-changed': () => true,
  'due-set': () => true,
  booked: (money, happened) => money.bookings.length < mostBookings && !isBooked(money, happened),
  'booking-taken-back': isBooked,
  'words-erased': isBooked,
});
