import type { PlayerDetails } from '@rokade/players';
import type { EntrantId, GroupId } from './ids.ts';

/** A person on the entry list, with the same fields as a player of a tournament. */
export interface Entrant {
  readonly id: EntrantId;
  readonly values: PlayerDetails;
  /** The group to play in; null: none yet. */
  readonly group: GroupId | null;
}
