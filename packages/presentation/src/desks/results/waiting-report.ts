import { type GameResult, type ReportState, sameResult } from '@rokade/tournament';

/** A board with reports that were not entered. */
export interface WaitingReport {
  readonly round: number;
  readonly board: number;
  /** The table number; null: the round's table numbers are its board numbers. */
  readonly table: number | null;
  readonly state: ReportState;
  /** The result that was entered. */
  readonly result: GameResult | null;
  /** The names of White and Black. */
  readonly players: readonly string[];
  /**
   * The reports; `by` is the reporting player's name, '' if it is only known to be somebody at the
   * table.
   */
  readonly reports: readonly { readonly by: string; readonly result: GameResult }[];
}

/** The distinct results that were reported and differ from the one entered. */
export const reportedResults = ({ reports, result }: WaitingReport): readonly GameResult[] =>
  reports
    .map((one) => one.result)
    .filter(
      (one, index, all) =>
        !sameResult(one, result) && all.findIndex((other) => sameResult(one, other)) === index,
    );
