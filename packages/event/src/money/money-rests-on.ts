import { restingBy } from '@rokade/journal';
import type { MoneyCommand } from './command.ts';
import type { MoneyHappened } from './happened.ts';
import { type MatterOf, sameMatter } from './same-matter.ts';

const setsDue = (happened: MoneyHappened, { player }: { readonly player: string }): boolean =>
  happened.kind === 'due-set' && happened.player === player;

/** Whether an event changes what a booking depends on: the same matter, or the player's fee. */
const touches = (one: MatterOf, happened: MoneyHappened): boolean =>
  happened.kind === 'booked'
    ? sameMatter(one, happened)
    : one.matter === 'fee' && setsDue(happened, one);

/**
 * Whether a command depends on something that a newer entry changed: the same values of the event's
 * money, the same player's fee, the same prize. Two treasurers who book the same money conflict;
 * bookings for different people do not.
 */
export const moneyRestsOn = restingBy<MoneyCommand, MoneyHappened>({
  'change-money': (happened, { changes }) =>
    happened.kind === 'money-changed' &&
    Object.keys(changes).some((field) => field in happened.values),
  'set-due': setsDue,
  book: (happened, { bookings }) => bookings.some((one) => touches(one, happened)),
  'take-back': (happened, { booking }) =>
    happened.kind === 'booking-taken-back' && happened.booking === booking,
  'erase-words': () => false,
});
