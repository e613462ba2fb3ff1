export {
  type Act,
  type Adjustment,
  type Grant,
  givenKinds,
  type Opening,
  type ReportedEvent,
  type ReportedGroup,
  type ReportedPlayer,
  type Step,
} from './act.ts';
export { type RatingsCommand, ratingsCommand } from './command.ts';
export { ratingsFollow } from './follows.ts';
export { type RatingsEntry, type RatingsHappened, ratingsHappened } from './happened.ts';
export {
  type ActId,
  ownRatings,
  parseActId,
  parseRatedPersonId,
  type RatedPersonId,
  type RatingsId,
} from './ids.ts';
export { type RatedPerson, type RatedPersonValues, unsaidRatedPerson } from './rated-person.ts';
export { actOf, emptyRatings, type Ratings, stepsOf, valuesOf } from './ratings.ts';
export { ratingsBook } from './ratings-book.ts';
export type { RatingsRefusal } from './refusal.ts';
export {
  type ChangedNumber,
  changedNumbers,
  changesWithout,
  withActIn,
} from './views/changed-numbers.ts';
export { type EventRemark, eventRemarks } from './views/event-remarks.ts';
export { type ExplainedRow, explainEvent, explainStep } from './views/explained-step.ts';
export { type PersonStep, personSteps } from './views/person-steps.ts';
export {
  type ListedRating,
  type NamedList,
  namedListOn,
  namedLists,
  ratingListOn,
} from './views/rating-list.ts';
export { type SampledEvent, sampleCheck } from './views/sample.ts';
