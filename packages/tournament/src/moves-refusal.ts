/** Why moves were not attached to a game. */
export type MovesRefusal =
  /** Not those two sit at this board of a published round. */
  | { readonly code: 'moves.other-pairing'; readonly round: number; readonly board: number }
  /** A text that has not the form of moves. */
  | { readonly code: 'moves.malformed'; readonly round: number; readonly board: number };
