import type { GameResult } from '@rokade/tournament';

/** A board in the page's data. */
export interface DeskBoard {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly onServer: GameResult | null;
  /** The name of the user who entered that; '': nobody has entered anything. */
  readonly writtenBy: string;
}
