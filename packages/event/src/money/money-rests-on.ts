import { unreachable } from '@rokade/rules';
import type { MoneyCommand } from './command.ts';
import type { MoneyHappened } from './happened.ts';
import { type MatterOf, sameMatter } from './same-matter.ts';

/**
 * Whether a command rests on something that a newer entry changed: the same words of the event's
 * money, the same player's fee, the same prize. Two treasurers who take the same money hear of each
 * other; two who take other people's do not get in each other's way.
 */
export function moneyRestsOn(command: MoneyCommand, happened: MoneyHappened): boolean {
  switch (command.kind) {
    case 'change-money':
      return (
        happened.kind === 'money-changed' &&
        Object.keys(command.changes).some((field) => field in happened.values)
      );
    case 'set-due':
      return happened.kind === 'due-set' && happened.player === command.player;
    case 'book':
      return command.bookings.some((one) => touches(one, happened));
    case 'take-back':
      return happened.kind === 'booking-taken-back' && happened.booking === command.booking;
    case 'erase-words':
      return false;
    default:
      return unreachable(command);
  }
}

/** Whether something is about what is booked: the same matter, or what the player owes. */
function touches(one: MatterOf, happened: MoneyHappened): boolean {
  if (happened.kind === 'booked') return sameMatter(one, happened);
  return one.matter === 'fee' && happened.kind === 'due-set' && happened.player === one.player;
}
