/** A game, named by its round and board. */
export interface AtBoard {
  readonly round: number;
  readonly board: number;
}
