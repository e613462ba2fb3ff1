import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  listOf,
  newOne,
  type Request,
  someOf,
} from '@rokade/journal';
import {
  actIdShape,
  adjustmentShapes,
  grantShapes,
  liftShapes,
  openingShapes,
  ratedPersonIdShape,
  reportedEventShapes,
} from './act.ts';
import { ratedPersonShapes } from './rated-person.ts';

const values = fieldsOf(ratedPersonShapes);

/** The people in an act; those who are not in the book are entered with it. */
const people = listOf(fieldsOf({ person: ratedPersonIdShape, values }), { most: 200_000 });

const commandKinds = {
  'enter-person': { person: newOne(ratedPersonIdShape), values },
  'change-person': { person: ratedPersonIdShape, changes: someOf(ratedPersonShapes) },
  'erase-person': { person: ratedPersonIdShape },
  'open-list': { opening: fieldsOf(openingShapes), people },
  'grant-number': { grant: fieldsOf(grantShapes), people },
  'report-event': { event: fieldsOf(reportedEventShapes), people },
  'adjust-to-fide': { adjustment: fieldsOf(adjustmentShapes) },
  'lift-numbers': { lift: fieldsOf(liftShapes) },
  'take-back': { act: actIdShape },
  recalculate: {},
};

/** The shape of the commands to the book of ratings. */
export const ratingsCommand = kindsOf(commandKinds);
export type RatingsCommand = KindsOf<typeof commandKinds>;

export type RatingsRequest = Request<RatingsCommand>;
