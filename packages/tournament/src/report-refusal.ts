/** Why something reported from a board was not taken. */
export type ReportRefusal =
  /** In this tournament results are not reported from the boards, or not with such a code. */
  | { readonly code: 'reported.not-asked-for' }
  /** Others play at that board now than those who were shown. */
  | { readonly code: 'reported.other-pairing'; readonly round: number; readonly board: number }
  /** Neither a win nor a draw over the board: that is said to the arbiter. */
  | { readonly code: 'reported.arbiter-only' }
  /** The two said different things already; the arbiter settles it. */
  | { readonly code: 'reported.waits'; readonly round: number; readonly board: number };
