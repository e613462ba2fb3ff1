import type { RequestFacts } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { RatingsCommand } from '../command.ts';
import type { RatingsHappened } from '../happened.ts';
import type { Ratings } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';

/** The events to append, or why the command was refused. */
export type Decision = Result<readonly RatingsHappened[], RatingsRefusal>;

/** The decider of a kind of command. */
export type Decides<Kind extends RatingsCommand['kind']> = (
  ratings: Ratings,
  command: Extract<RatingsCommand, { kind: Kind }>,
  request: RequestFacts,
) => Decision;
