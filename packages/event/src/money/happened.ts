import {
  erasedName,
  type KindsOf,
  kindsOf,
  orNull,
  type Recorded,
  someOf,
  text,
} from '@rokade/journal';
import { bookingIdShape, bookingShapes, dueShape, moneyShapes } from './money-values.ts';

const happenedKinds = {
  'money-begun': {},
  'money-changed': { values: someOf(moneyShapes) },
  'due-set': { player: text, due: orNull(dueShape) },
  booked: bookingShapes,
  'booking-taken-back': { booking: bookingIdShape },
  'words-erased': { booking: bookingIdShape },
};

/** What can have happened with an event's money, as its journal tells it. */
export const moneyHappened = kindsOf(happenedKinds);
export type MoneyHappened = KindsOf<typeof happenedKinds>;

/** A line of its journal. */
export type MoneyEntry = Recorded<MoneyHappened>;

/**
 * What was said of a booking stands beside its entry (ADR 0037). No name of a player is said: whoever
 * is erased in the event and its groups is nobody here.
 */
export const personalInMoney = {
  erased: { who: erasedName, what: '' },
  places: { booked: { person: 'booking', values: 'values' } },
  erasures: { 'words-erased': 'booking' },
} as const;
