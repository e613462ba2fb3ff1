/** A team at the end of a season, in a group of its level. */
export interface FinishedTeam {
  readonly team: string;
  readonly club: string;
  readonly matches: number;
  readonly matchHalfPoints: number;
  readonly gameHalfPoints: number;
  /** Whether it has said that it would not go up. */
  readonly refuses: boolean;
  /** Whether it has withdrawn: it goes down first, or leaves. */
  readonly isWithdrawn: boolean;
}

/** A group of a level: its teams in the order of the final table. */
export interface FinishedGroup {
  readonly group: string;
  readonly teams: readonly FinishedTeam[];
}

/** A level of a league, and how many teams of it go up and down. */
export interface FinishedLevel {
  readonly groups: readonly FinishedGroup[];
  /** Per group, to the level above. */
  readonly promoted: number;
  /** The best of those just behind, over all groups. */
  readonly bestNext: number;
  /** Down to this place a team may go up where others do not; 0: nobody beyond `promoted`. */
  readonly lastPlace: number;
  /** Per group, to the level below. */
  readonly relegated: number;
  /** The worst of those just before, over all groups. */
  readonly worstNext: number;
  /** How many teams of a club may play in the level; null: any number. */
  readonly mostOfClub: number | null;
}

/** Levels from the highest down. */
export interface PromotionRequest {
  readonly levels: readonly FinishedLevel[];
}

/** Why a team goes up or down, or stays although its place says otherwise. */
export const promotionMarkCodes = [
  'promoted-by-place',
  'promoted-as-best-next',
  'promoted-instead',
  'relegated-by-place',
  'relegated-as-worst-next',
  'relegated-below-own-club',
  'stays-by-refusal',
  'stays-below-own-club',
  'stays-in-vacancy',
  'withdrawn',
] as const;

export type PromotionMarkCode = (typeof promotionMarkCodes)[number];

/** What becomes of a team; teams that just stay have no mark. */
export interface PromotionMark {
  readonly team: string;
  readonly move: 'up' | 'down' | 'stays';
  readonly because: PromotionMarkCode;
}
