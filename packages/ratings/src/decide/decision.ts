import type { Result } from '@rokade/rules';
import type { RatingsHappened } from '../happened.ts';
import type { RatingsRefusal } from '../refusal.ts';

/** What a command leads to, or why it may not be. */
export type Decision = Result<readonly RatingsHappened[], RatingsRefusal>;
