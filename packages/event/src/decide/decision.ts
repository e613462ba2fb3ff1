import type { Result } from '@rokade/rules';
import type { Happening } from '../happening.ts';
import type { EventRefusal } from '../refusal.ts';

/** What a command leads to, or why it may not be. */
export type Decision = Result<readonly Happening[], EventRefusal>;
