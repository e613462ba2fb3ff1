import type { Listed, PlayerDetails, PlayerId } from '@rokade/tournament';

/** Who says something else of a player: a person of the register, or a line of a list. */
export interface OfferedBy {
  readonly id: string;
  readonly name: string;
  /** What tells them from others of that name. */
  readonly more: string;
}

/**
 * Something that is said of a player elsewhere and not in their tournament. `changed`: it is them.
 * `likely`: it is them by number, or by name and birth. `doubtful`: somebody has to say so.
 */
export interface Offer {
  readonly player: PlayerId;
  readonly kind: 'changed' | 'likely' | 'doubtful';
  readonly by: OfferedBy;
  readonly changes: Partial<PlayerDetails>;
  readonly listed: Listed;
}
