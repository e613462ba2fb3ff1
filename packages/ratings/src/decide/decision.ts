import type { Asked } from '@rokade/journal';
import type { Result } from '@rokade/rules';
import type { RatingsCommand } from '../command.ts';
import type { RatingsHappened } from '../happened.ts';
import type { Ratings } from '../ratings.ts';
import type { RatingsRefusal } from '../refusal.ts';

/** What a command leads to, or why it may not be. */
export type Decision = Result<readonly RatingsHappened[], RatingsRefusal>;

/** What decides about commands of some kind. */
export type Decides<Kind extends RatingsCommand['kind']> = (
  ratings: Ratings,
  command: Extract<RatingsCommand, { kind: Kind }>,
  asked: Asked,
) => Decision;
