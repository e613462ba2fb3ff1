import type { ByeKind, Reason } from '@rokade/rules';
import type { TeamId } from '../ids.ts';

/** A pair of a round that is drawn: the home team first, with its place in the round or the bracket. */
export interface DraftPair {
  readonly home: TeamId;
  readonly away: TeamId;
  readonly place: number;
  readonly because: readonly Reason[];
}

/** A team without an opponent in a round that is drawn; `place`: its line in the bracket, 0 elsewhere. */
export interface DraftBye {
  readonly team: TeamId;
  readonly bye: ByeKind;
  readonly place: number;
  readonly because: readonly Reason[];
}

/** A round as the rules draw it. */
export interface RoundDraft {
  readonly pairs: readonly DraftPair[];
  readonly byes: readonly DraftBye[];
}

/** What a round is drawn with beside the book: its number, and the seed of its lots. */
export interface Drawing {
  readonly round: number;
  readonly seed: string;
}
