import { type TimeOdds, timeOdds2002 } from '@rokade/rules';
import { textIn, wholeOf } from '#lib/console/said-in-form.ts';

/** A row of the form; null: left empty. */
export interface TimeOddsRow {
  readonly fromDifference: number | null;
  readonly strongerMinutes: number | null;
}

const empty: TimeOddsRow = { fromDifference: null, strongerMinutes: null };

/** The most rows that a form shows beyond those that are filled. */
const emptyRows = 2;

/** The rows a form shows: the steps as they are (else the handbook's), and some to fill. */
export const timeOddsRows = (odds: TimeOdds | null): readonly TimeOddsRow[] => [
  ...(odds ?? timeOdds2002).steps,
  ...Array.from({ length: emptyRows }, () => empty),
];

const isFilled = ({ fromDifference, strongerMinutes }: TimeOddsRow): boolean =>
  fromDifference !== null || strongerMinutes !== null;

/** The steps that rows describe, without the empty ones; half a row is a wrong step. */
export const stepsOfRows = (rows: readonly TimeOddsRow[]): TimeOdds['steps'] =>
  rows.filter(isFilled).map(({ fromDifference, strongerMinutes }) => ({
    fromDifference: fromDifference ?? 0,
    strongerMinutes: strongerMinutes ?? 0,
  }));

const numberIn = (form: FormData, field: string): number | null =>
  wholeOf(textIn(form, field), null);

/**
 * The time odds a form describes, null where they are not ticked; wrong values are left for `decide`.
 * The handbook's where they were ticked before the form could show its rows.
 */
export function readTimeOdds(form: FormData): TimeOdds | null {
  if (form.get('timeOdds') !== 'on') return null;
  if (!form.has('oddsEach')) return timeOdds2002;
  const rows = form.getAll('oddsRow').map((row) => ({
    fromDifference: numberIn(form, `oddsFrom-${row}`),
    strongerMinutes: numberIn(form, `oddsMinutes-${row}`),
  }));
  return { minutesEach: numberIn(form, 'oddsEach') ?? 0, steps: stepsOfRows(rows) };
}
