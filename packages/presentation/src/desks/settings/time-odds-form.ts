import { type TimeOdds, timeOdds2002 } from '@rokade/rules';

/** A row of the form; null: an empty field. */
export interface TimeOddsRow {
  readonly fromDifference: number | null;
  readonly strongerMinutes: number | null;
}

const empty: TimeOddsRow = { fromDifference: null, strongerMinutes: null };

/** The number of empty rows that a form shows besides those that are filled. */
const emptyRows = 2;

/** The rows of the form: the present steps (or else the handbook's), and empty ones. */
export const timeOddsRows = (odds: TimeOdds | null): readonly TimeOddsRow[] => [
  ...(odds ?? timeOdds2002).steps,
  ...Array.from({ length: emptyRows }, () => empty),
];

const isFilled = ({ fromDifference, strongerMinutes }: TimeOddsRow): boolean =>
  fromDifference !== null || strongerMinutes !== null;

/** The steps that rows describe, without empty rows; an incomplete row gives an invalid step. */
export const stepsOfRows = (rows: readonly TimeOddsRow[]): TimeOdds['steps'] =>
  rows.filter(isFilled).map(({ fromDifference, strongerMinutes }) => ({
    fromDifference: fromDifference ?? 0,
    strongerMinutes: strongerMinutes ?? 0,
  }));
