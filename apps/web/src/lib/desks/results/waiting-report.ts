import { type GameResult, type ReportState, sameResult } from '@rokade/tournament';

/** A board of which something was reported that is not entered. */
export interface WaitingReport {
  readonly round: number;
  readonly board: number;
  /** null: the tables of the round are its boards. */
  readonly table: number | null;
  readonly state: ReportState;
  /** What is entered. */
  readonly result: GameResult | null;
  /** White's and Black's names. */
  readonly players: readonly string[];
  /** Who said what; '': somebody at the table. */
  readonly said: readonly { readonly by: string; readonly result: GameResult }[];
}

/** The different results that were reported of a board, and are not entered. */
export const resultsSaid = ({ said, result }: WaitingReport): readonly GameResult[] =>
  said
    .map((one) => one.result)
    .filter(
      (one, index, all) =>
        !sameResult(one, result) && all.findIndex((other) => sameResult(one, other)) === index,
    );
