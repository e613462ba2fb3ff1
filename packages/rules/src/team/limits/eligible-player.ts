/** A player as the limits look at them. */
export interface EligiblePlayer {
  readonly id: string;
  readonly rating: number | null;
  readonly seat: 'regular' | 'reserve';
  /** The other club for which the player plays in this season; null: none. */
  readonly otherClub: string | null;
  /** The other team in which the player sits in this round; null: none. */
  readonly otherTeam: string | null;
  /** In how many matches of higher teams of the club the player has sat this season. */
  readonly playedHigher: number;
  readonly isGuest: boolean;
  readonly isForeigner: boolean;
  readonly isJunior: boolean;
  readonly isWoman: boolean;
  /** The article by which the player is suspended on this day; null: not suspended. */
  readonly suspendedBy: string | null;
  /** Whether the player was named in time, or with leave. */
  readonly isNamed: boolean;
}

/** A player with none of the things that limits are about. */
export const eligiblePlayer = (id: string, rating: number | null): EligiblePlayer => ({
  id,
  rating,
  seat: 'regular',
  otherClub: null,
  otherTeam: null,
  playedHigher: 0,
  isGuest: false,
  isForeigner: false,
  isJunior: false,
  isWoman: false,
  suspendedBy: null,
  isNamed: true,
});
