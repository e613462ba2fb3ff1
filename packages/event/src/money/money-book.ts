import { type BookKind, copiedAfter, oneEach, shapesOf } from '@rokade/journal';
import { type EventId, parseEventId } from '../ids.ts';
import { type MoneyCommand, moneyCommand } from './command.ts';
import { decideMoney } from './decide-money.ts';
import { evolveMoney } from './evolve-money.ts';
import { type MoneyHappened, moneyHappened, personalInMoney } from './happened.ts';
import type { Money } from './money.ts';
import { moneyFollows } from './money-follows.ts';
import type { MoneyRefusal } from './money-refusal.ts';
import { moneyRestsOn } from './money-rests-on.ts';

/** The types of an event's money as a kind of book; its id is the event's. */
export interface MoneyTypes {
  readonly state: Money;
  readonly command: MoneyCommand;
  readonly event: MoneyHappened;
  readonly refusal: MoneyRefusal;
  readonly id: EventId;
  readonly summary: { readonly bookings: number };
}

/** The kind of book of an event's money, separate from the event since only few may open it (ADR 0092). */
export const moneyBook: BookKind<MoneyTypes> = {
  kind: 'money',
  format: 1,
  migrations: [],
  decide: decideMoney,
  objectionToReturn: () => null,
  evolve: evolveMoney,
  restsOn: moneyRestsOn,
  personal: personalInMoney,
  ...oneEach(parseEventId),
  ...shapesOf(moneyCommand, moneyHappened),
  follows: moneyFollows,
  summary: { format: 1, of: ({ bookings }) => ({ bookings: bookings.length }) },
  // A backup after each booking and after erasing texts.
  copies: copiedAfter<MoneyHappened>({ booked: 'money', 'words-erased': 'erased' }),
};
