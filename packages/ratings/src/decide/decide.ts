import {
  begunBy,
  byKind,
  doneAtOnce,
  factsOfRequest,
  type InSteps,
  type RequestFacts,
} from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { RatingsCommand, RatingsRequest } from '../command.ts';
import { emptyRatings, type Ratings } from '../ratings.ts';
import { adjustToFide } from './decide-adjustments.ts';
import { reportEvent } from './decide-events.ts';
import { grantNumber } from './decide-grants.ts';
import { liftNumbers } from './decide-lifts.ts';
import { openListInSteps } from './decide-openings.ts';
import { changePerson, enterPerson } from './decide-people.ts';
import type { Decision } from './decision.ts';
import { recalculateAll, takeBack } from './take-back.ts';

/** All but a list that is taken over, which takes its time. */
const decideOne = byKind<
  Exclude<RatingsCommand, { kind: 'open-list' }>,
  Ratings,
  Decision,
  RequestFacts
>({
  'enter-person': enterPerson,
  'change-person': changePerson,
  'erase-person': (_, { person }, { isConfirmed }) =>
    isConfirmed
      ? ok([{ kind: 'person-erased', person }])
      : err({ code: 'ratings.confirm-erasing', person }),
  'grant-number': grantNumber,
  'report-event': reportEvent,
  'adjust-to-fide': adjustToFide,
  'lift-numbers': liftNumbers,
  'take-back': takeBack,
  recalculate: recalculateAll,
});

/** The events that a command leads to; the first one creates the book. */
export function* decideInSteps(state: Ratings | null, request: RatingsRequest): InSteps<Decision> {
  const ratings = state ?? emptyRatings;
  const { command } = request;
  const decided =
    command.kind === 'open-list'
      ? yield* openListInSteps(ratings, command)
      : decideOne(ratings, command, factsOfRequest(request));
  return begunBy({ kind: 'ratings-begun' }, state, decided);
}

/** `decideInSteps` without interruption. */
export const decide = (state: Ratings | null, request: RatingsRequest): Decision =>
  doneAtOnce(decideInSteps(state, request));
