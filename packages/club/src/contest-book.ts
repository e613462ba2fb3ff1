import type { Decider } from '@rokade/journal';
import type { ContestCommand } from './command.ts';
import type { Contest } from './contest.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { type ContestHappened, personalInContest } from './happened.ts';
import type { ContestRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** A competition of the club year as a kind of book. */
export const contestBook: Decider<Contest, ContestCommand, ContestHappened, ContestRefusal> = {
  kind: 'contest',
  format: 1,
  migrations: [],
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalInContest,
};
