import { fieldsOf, type KindsOf, kindsOf, type Recorded, someOf } from '@rokade/journal';
import {
  actIdShape,
  adjustmentShapes,
  calculatedShape,
  grantShapes,
  liftShapes,
  openingShapes,
  ratedPersonIdShape,
  reportedEventShapes,
} from './act.ts';
import { erasedRatedPerson, ratedPersonShapes } from './rated-person.ts';

const calculated = calculatedShape;

const happenedKinds = {
  'ratings-begun': {},
  'person-entered': { person: ratedPersonIdShape, values: fieldsOf(ratedPersonShapes) },
  'person-changed': { person: ratedPersonIdShape, values: someOf(ratedPersonShapes) },
  'person-erased': { person: ratedPersonIdShape },
  'list-opened': { opening: fieldsOf(openingShapes), calculated },
  'number-granted': { grant: fieldsOf(grantShapes), calculated },
  'event-reported': { event: fieldsOf(reportedEventShapes), calculated },
  'adjusted-to-fide': { adjustment: fieldsOf(adjustmentShapes), calculated },
  'numbers-lifted': { lift: fieldsOf(liftShapes), calculated },
  'taken-back': { act: actIdShape, calculated },
  recalculated: { calculated },
};

/** The shape of an event in the journal of the book of ratings. */
export const ratingsHappened = kindsOf(happenedKinds);
export type RatingsHappened = KindsOf<typeof happenedKinds>;

/** An event with its number, time and author. */
export type RatingsEntry = Recorded<RatingsHappened>;

/** The personal values in the journal, and the events that erase them (ADR 0037). */
export const personalInRatings = {
  erased: erasedRatedPerson,
  places: {
    'person-entered': { person: 'person', values: 'values' },
    'person-changed': { person: 'person', values: 'values' },
  },
  erasures: { 'person-erased': 'person' },
} as const;
