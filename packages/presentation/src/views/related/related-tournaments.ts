import type { Origin, TournamentId } from '@rokade/tournament';

/** A tournament as a link names it. */
export interface RelatedTournament {
  readonly id: TournamentId;
  readonly label: string;
}

/** Where a tournament's players come from, and where they went. */
export interface RelatedTournaments {
  readonly kind: Origin['kind'] | null;
  readonly from: readonly RelatedTournament[];
  /** The groups its entry list is divided into. */
  readonly groups: readonly RelatedTournament[];
  /** The stages that go on from its standings. */
  readonly stages: readonly RelatedTournament[];
}
