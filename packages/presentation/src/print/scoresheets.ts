import { dateText } from '@rokade/tables';
import { type PlayerLine, playOfRound, type Tournament, viewRound } from '@rokade/tournament';
import type { PrintRequest } from './print-request.ts';

/** A score sheet: of a board, or with nobody on it. */
export interface Scoresheet {
  /** 0: of no board. */
  readonly board: number;
  readonly white: PlayerLine | null;
  readonly black: PlayerLine | null;
}

export interface ScoresheetsSheet {
  readonly kind: 'scoresheets';
  readonly sheets: readonly Scoresheet[];
  /** The day of the round; '' = not fixed. */
  readonly day: string;
}

const blankSheet: Scoresheet = { board: 0, white: null, black: null };

/**
 * Score sheets of a round's boards, or a blank one to be copied. Both players sign below.
 *
 * @article Laws 2001 8.1, 8.7
 * @article FIDE Laws 2023 8.1, 8.7
 */
export function scoresheets(
  t: Tournament,
  { round, blank, language }: Pick<PrintRequest, 'round' | 'blank' | 'language'>,
): ScoresheetsSheet {
  const view = blank || round === 0 ? null : viewRound(t, round);
  const day = view === null ? '' : playOfRound(t, round).date;
  return {
    kind: 'scoresheets',
    sheets: view?.boards.map(({ board, white, black }) => ({ board, white, black })) ?? [
      blankSheet,
    ],
    day: dateText(language, day),
  };
}
