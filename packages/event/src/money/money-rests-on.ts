import { restingBy } from '@rokade/journal';
import type { MoneyCommand } from './command.ts';
import type { MoneyHappened } from './happened.ts';
import { type MatterOf, sameMatter } from './same-matter.ts';

const setsDue = (happened: MoneyHappened, { player }: { readonly player: string }): boolean =>
  happened.kind === 'due-set' && happened.player === player;

/** Whether something is about what is booked: the same matter, or what the player owes. */
const touches = (one: MatterOf, happened: MoneyHappened): boolean =>
  happened.kind === 'booked'
    ? sameMatter(one, happened)
    : one.matter === 'fee' && setsDue(happened, one);

/**
 * Whether a command rests on something that a newer entry changed: the same words of the event's
 * money, the same player's fee, the same prize. Two treasurers who take the same money hear of each
 * other; two who take other people's do not get in each other's way.
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
