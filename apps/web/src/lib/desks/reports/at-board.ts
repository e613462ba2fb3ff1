/** A game, by where it was played. */
export interface AtBoard {
  readonly round: number;
  readonly board: number;
}
