import type { TranslateFor } from '@rokade/texts';
import type { PlaceClaim } from '@rokade/tournament';
import type { Columns } from './column.ts';
import { belowIfFilled, columnsIn, secondIfFilled } from './columns-in.ts';
import {
  pointsColumn,
  rankColumn,
  remarkedName,
  type StandingsRow,
  type TieBreakHead,
  valueColumns,
} from './standings.ts';

/** A row of hypothetical standings, with what is still possible then. */
export interface WhatIfRow extends StandingsRow {
  /** The place in the present standings; '' if these are shown. */
  readonly now: string;
  /** "1–4" */
  readonly places: string;
  /** What is certain: reached, or out of reach. */
  readonly certain: readonly PlaceClaim[];
}

const { own, column } = columnsIn(['page']);

/** The standings with hypothetical results. */
export const whatIfColumns = (
  t: TranslateFor<'tournament'>,
  heads: readonly TieBreakHead[],
  rows: readonly WhatIfRow[],
): Columns<WhatIfRow> => [
  rankColumn,
  own('now', 'number', 'what-if.now', belowIfFilled),
  remarkedName(t),
  pointsColumn,
  ...valueColumns(heads, rows),
  own('places', 'number', 'what-if.places', belowIfFilled),
  column<WhatIfRow>('certain', 'what-if.certain', secondIfFilled).text(({ certain }) =>
    certain.map(({ about, standing }) => t(`what-if.${about}-${standing}`)).join(', '),
  ),
];
