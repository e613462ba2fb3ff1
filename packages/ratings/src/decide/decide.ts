import { type Asked, askedOf, begunBy, byKind } from '@rokade/journal';
import { err, ok } from '@rokade/rules';
import type { RatingsCommand, RatingsRequest } from '../command.ts';
import { emptyRatings, type Ratings } from '../ratings.ts';
import { adjustToFide } from './decide-adjustments.ts';
import { reportEvent } from './decide-events.ts';
import { grantNumber } from './decide-grants.ts';
import { liftNumbers } from './decide-lifts.ts';
import { openList } from './decide-openings.ts';
import { changePerson, enterPerson } from './decide-people.ts';
import type { Decision } from './decision.ts';
import { recalculateAll, takeBack } from './take-back.ts';

const decideOn = byKind<RatingsCommand, Ratings, Decision, Asked>({
  'enter-person': enterPerson,
  'change-person': changePerson,
  'erase-person': (_, { person }, { isConfirmed }) =>
    isConfirmed
      ? ok([{ kind: 'person-erased', person }])
      : err({ code: 'ratings.confirm-erasing', person }),
  'open-list': openList,
  'grant-number': grantNumber,
  'report-event': reportEvent,
  'adjust-to-fide': adjustToFide,
  'lift-numbers': liftNumbers,
  'take-back': takeBack,
  recalculate: recalculateAll,
});

/** The events that a command leads to; the first one creates the book. */
export const decide = (state: Ratings | null, request: RatingsRequest): Decision =>
  begunBy(
    { kind: 'ratings-begun' },
    state,
    decideOn(state ?? emptyRatings, request.command, askedOf(request)),
  );
