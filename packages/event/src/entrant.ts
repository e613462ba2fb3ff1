import type { PlayerDetails } from '@rokade/players';
import type { EntrantId, GroupId } from './ids.ts';

/** Somebody on the entry list; what is said of them has the words that tournaments have for it. */
export interface Entrant {
  readonly id: EntrantId;
  readonly values: PlayerDetails;
  /** The group they are to play in; null: they are in none yet. */
  readonly group: GroupId | null;
}
