import { textFault } from '@rokade/journal';
import { isDay } from '@rokade/rules';
import { countedBookings, type Money } from './money.ts';
import type { MoneyRefusal } from './money-refusal.ts';
import { type BookingValues, isIncome } from './money-values.ts';
import { sameMatter } from './same-matter.ts';

function wrongText({ club, values: { who, what } }: BookingValues): MoneyRefusal | null {
  const fault = textFault({ who, what, club });
  return fault === null ? null : { code: 'money.field-invalid', ...fault };
}

/**
 * Whether the amount has the wrong sign: fees, deposits and what the federation gets can be positive or
 * negative, as they can be refunded; prizes are negative.
 */
function hasWrongSign({ matter, amount }: BookingValues): boolean {
  switch (matter) {
    case 'fee':
    case 'deposit':
    case 'federation':
      return amount === 0;
    case 'prize':
      return amount >= 0;
    default:
      return isIncome(matter) ? amount <= 0 : amount >= 0;
  }
}

function lacksWhose({ matter, player, group, appeal }: BookingValues): boolean {
  switch (matter) {
    case 'fee':
      return player === '';
    case 'prize':
      return player === '' || group === '';
    case 'deposit':
      return group === '' || appeal === '';
    default:
      return false;
  }
}

function dayRefusal({ on }: BookingValues, today: string): MoneyRefusal | null {
  if (!isDay(on)) {
    const problem = on === '' ? 'missing' : 'not-a-date';
    return { code: 'money.field-invalid', field: 'on', problem };
  }
  return today !== '' && on > today ? { code: 'money.not-yet', field: 'on', day: on } : null;
}

/** Why a booking is refused, or null. */
export function bookingRefusal(one: BookingValues, today: string): MoneyRefusal | null {
  if (lacksWhose(one)) return { code: 'money.whose', matter: one.matter };
  if (hasWrongSign(one)) return { code: 'money.wrong-amount', field: 'amount' };
  return dayRefusal(one, today) ?? wrongText(one);
}

/**
 * An equal booking of a fee, prize or deposit in the same direction, which must be confirmed: most
 * often two people took the same money. Refunded ones do not count.
 */
export function bookedAlready(money: Money, one: BookingValues): MoneyRefusal | null {
  const same = countedBookings(money).filter((other) => sameMatter(one, other));
  const sum = same.reduce((all, { amount }) => all + amount, 0);
  const last = same.at(-1);
  return last === undefined || sum === 0 || Math.sign(sum) !== Math.sign(one.amount)
    ? null
    : { code: 'money.booked-already', matter: one.matter, no: last.no };
}
