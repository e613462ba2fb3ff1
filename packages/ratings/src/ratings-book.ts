import type { Decider } from '@rokade/journal';
import type { RatingsCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { personalInRatings, type RatingsHappened } from './happened.ts';
import type { Ratings } from './ratings.ts';
import type { RatingsRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** The federation's registered ratings as a kind of book. */
export const ratingsBook: Decider<Ratings, RatingsCommand, RatingsHappened, RatingsRefusal> = {
  kind: 'ratings',
  format: 2,
  migrations: [(event) => event],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInRatings,
};
