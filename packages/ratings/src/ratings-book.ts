import { type BookKind, onlyOne, shapesOf } from '@rokade/journal';
import { type RatingsCommand, ratingsCommand } from './command.ts';
import { decide, decideInSteps } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { ratingsFollow } from './follows.ts';
import { personalInRatings, type RatingsHappened, ratingsHappened } from './happened.ts';
import { ownRatings, type RatingsId } from './ids.ts';
import type { Ratings } from './ratings.ts';
import type { RatingsRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** The types of the book of ratings as a kind of book. */
export interface RatingsTypes {
  readonly state: Ratings;
  readonly command: RatingsCommand;
  readonly event: RatingsHappened;
  readonly refusal: RatingsRefusal;
  readonly id: RatingsId;
  readonly summary: { readonly acts: number };
}

/** The kind of book of the federation's registered ratings. */
export const ratingsBook: BookKind<RatingsTypes> = {
  kind: 'ratings',
  format: 2,
  migrations: [(event) => event],
  decide,
  decideInSteps,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInRatings,
  ...onlyOne(ownRatings),
  ...shapesOf(ratingsCommand, ratingsHappened),
  follows: ratingsFollow,
  summary: { format: 1, of: ({ acts }) => ({ acts: acts.length }) },
  copies: {
    // A backup after each act and each erasure.
    nameAfter(event) {
      if (event.kind === 'person-erased') return 'erased';
      return 'calculated' in event ? 'ratings' : null;
    },
  },
};
