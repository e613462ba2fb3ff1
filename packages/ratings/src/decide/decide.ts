import { err, ok, unreachable } from '@rokade/rules';
import type { RatingsRequest } from '../command.ts';
import { emptyRatings, type Ratings } from '../ratings.ts';
import { adjustToFide } from './decide-adjustments.ts';
import { reportEvent } from './decide-events.ts';
import { grantNumber } from './decide-grants.ts';
import { liftNumbers } from './decide-lifts.ts';
import { openList } from './decide-openings.ts';
import { changePerson, enterPerson } from './decide-people.ts';
import type { Decision } from './decision.ts';
import { recalculateAll, takeBack } from './take-back.ts';

function decideOn(ratings: Ratings, { command, confirmed }: RatingsRequest): Decision {
  const isConfirmed = confirmed !== false;
  switch (command.kind) {
    case 'enter-person':
      return enterPerson(ratings, command);
    case 'change-person':
      return changePerson(ratings, command);
    case 'erase-person':
      return isConfirmed
        ? ok([{ kind: 'person-erased', person: command.person }])
        : err({ code: 'ratings.confirm-erasing', person: command.person });
    case 'open-list':
      return openList(ratings, command);
    case 'grant-number':
      return grantNumber(ratings, command);
    case 'report-event':
      return reportEvent(ratings, command, isConfirmed);
    case 'adjust-to-fide':
      return adjustToFide(ratings, command);
    case 'lift-numbers':
      return liftNumbers(ratings, command);
    case 'take-back':
      return takeBack(ratings, command, isConfirmed);
    case 'recalculate':
      return recalculateAll(ratings);
    default:
      return unreachable(command);
  }
}

/** What a command leads to; the first that changes something begins the book. */
export function decide(state: Ratings | null, request: RatingsRequest): Decision {
  const decided = decideOn(state ?? emptyRatings, request);
  if (!decided.ok || decided.value.length === 0 || state !== null) return decided;
  return ok([{ kind: 'ratings-begun' }, ...decided.value]);
}
