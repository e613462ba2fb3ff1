/** Each player's time control; a stage without moves is for the rest of the game. */
export interface ThinkingTime {
  readonly stages: readonly { readonly moves: number | null; readonly minutes: number }[];
  /** Added for each move from move 1. */
  readonly incrementSeconds: number;
}
