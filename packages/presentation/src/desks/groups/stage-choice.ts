import type { PlayerId, ShownRating, TournamentId } from '@rokade/tournament';

/** The ways to order players from several standings in one list. */
export const stageOrders = ['by-place', 'by-group'] as const;

/** A player in the standings of one of the tournaments. */
interface Placed {
  readonly tournament: TournamentId;
  readonly player: PlayerId;
}

/** A line of the standings that a stage can start from. */
export interface StageRow extends Placed, ShownRating {
  readonly name: string;
  readonly title: string;
  readonly rank: number;
  readonly halfPoints: number;
}

/** A tournament whose standings a stage can start from. */
export interface StageSource {
  readonly id: TournamentId;
  readonly label: string;
  readonly round: number;
  readonly finished: boolean;
  readonly rows: readonly StageRow[];
}

/** The value of a player's checkbox in the form, as the API takes it. */
export const tickOf = ({ tournament, player }: Placed): string =>
  JSON.stringify({ tournament, player });
