import type { MoneyHappened } from './happened.ts';
import type { Money } from './money.ts';

/** More than any event books; keeps a made-up file from eating the memory. */
const mostBookings = 50_000;

function followsInside({ bookings }: Money, happened: MoneyHappened): boolean {
  switch (happened.kind) {
    case 'money-begun':
      return false;
    case 'money-changed':
    case 'due-set':
      return true;
    case 'booked':
      return bookings.length < mostBookings && bookings.every(({ id }) => id !== happened.booking);
    default:
      return bookings.some(({ id }) => id === happened.booking);
  }
}

/** Whether what a stranger's file tells can follow on a state: it begins the book, or speaks of what is there. */
export const moneyFollows = (money: Money | null, happened: MoneyHappened): boolean =>
  money === null ? happened.kind === 'money-begun' : followsInside(money, happened);
