import { err, ok, type Result } from '@rokade/rules';
import type { TournamentEvent } from '../entry.ts';
import type { Refusal } from '../refusal.ts';

/** What a command leads to: the events to append, or why nothing was done. */
export type Decision = Result<readonly TournamentEvent[], Refusal>;

/** The events of a command that is carried out. */
export const carryOut = (...events: readonly TournamentEvent[]): Decision => ok(events);

/** A command that is not carried out. */
export const refuse = (refusal: Refusal): Decision => err(refusal);
