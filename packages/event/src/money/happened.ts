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

/** The shape of an event in the journal of an event's money. */
export const moneyHappened = kindsOf(happenedKinds);
export type MoneyHappened = KindsOf<typeof happenedKinds>;

/** An event with its number, time and author. */
export type MoneyEntry = Recorded<MoneyHappened>;

/**
 * The texts of a booking are personal (ADR 0037). Players are only ids here, so erasing a player in the
 * event and its groups makes them anonymous here.
 */
export const personalInMoney = {
  erased: { who: erasedName, what: '' },
  places: { booked: { person: 'booking', values: 'values' } },
  erasures: { 'words-erased': 'booking' },
} as const;
