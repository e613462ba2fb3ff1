export {
  type Act,
  grantFields,
  type ReportedEvent,
  type ReportedGroup,
  type ReportedPlayer,
} from './act.ts';
export type { RatingsCommand } from './command.ts';
export { decideInSteps } from './decide/decide.ts';
export { checkingRows } from './decide/decide-openings.ts';
export { ratingsFollow } from './follows.ts';
export type { RatingsEntry, RatingsHappened } from './happened.ts';
export {
  type ActId,
  ownRatings,
  parseActId,
  parseRatedPersonId,
  type RatedPersonId,
} from './ids.ts';
export { lastResultOf } from './last-result.ts';
export {
  emptyRatedPerson,
  type RatedPerson,
  type RatedPersonValues,
  ratedPersonFields,
  ratedPersonShapes,
} from './rated-person.ts';
export { actOf, emptyRatings, type Ratings, stepsOf, valuesOf } from './ratings.ts';
export { type RatingsTypes, ratingsBook } from './ratings-book.ts';
export type { RatingsRefusal } from './refusal.ts';
export { candidatesSince } from './views/candidate-results.ts';
export {
  type ChangedNumber,
  changedNumbersInSteps,
  changesWithout,
} from './views/changed-numbers.ts';
export { comparisonFor } from './views/comparison.ts';
export { type EventRemark, eventRemarks, remarksByEvent } from './views/event-remarks.ts';
export {
  type ExplainedRow,
  explainEvent,
  explainStep,
  type UsedLine,
} from './views/explained-step.ts';
export { ratedGamesSince } from './views/games-since.ts';
export { peopleNamed } from './views/people-named.ts';
export { type PersonStep, personSteps, stepsOfAct } from './views/person-steps.ts';
export {
  type ListDays,
  type ListedRating,
  namedListOn,
  namedLists,
  ratingListOn,
} from './views/rating-list.ts';
export { type SampledEvent, sampleCheck } from './views/sample.ts';
