/** A side of a match in the drawing of a bracket. */
export interface DrawnSide {
  /** The number that was drawn; '' = none is shown. */
  readonly no: string;
  readonly name: string;
  /** The id of the player or team, where the name leads to its page; '' = nowhere. */
  readonly id: string;
  readonly isWon: boolean;
  readonly isLost: boolean;
  /** Whether it is not known yet who it is, or nobody is. */
  readonly isOpen: boolean;
  /** What stands behind the name. */
  readonly scores: readonly string[];
}

/** A match in the drawing of a bracket. */
export interface DrawnMatch {
  /** From 1, from the top of the round. */
  readonly number: number;
  readonly isOpen: boolean;
  /** A bye of the first round, which is not drawn. */
  readonly isBye: boolean;
  readonly sides: readonly [DrawnSide, DrawnSide];
}

/** A round in the drawing of a bracket. */
export interface DrawnBracketRound {
  readonly key: number;
  readonly title: string;
  readonly matches: readonly DrawnMatch[];
}
