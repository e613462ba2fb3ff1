import type { TranslateFor } from '@rokade/texts';
import type { PlaceClaim } from '@rokade/tournament';
import type { Columns } from './column.ts';
import { belowIfSaid, columnsIn, secondIfSaid } from './columns-in.ts';
import {
  pointsColumn,
  rankColumn,
  remarkedName,
  type StandingsRow,
  type TieBreakHead,
  valueColumns,
} from './standings.ts';

/** A line of the standings as they would be, and what is still possible then. */
export interface WhatIfRow extends StandingsRow {
  /** The place in the standings of now; '' where these are they. */
  readonly now: string;
  /** "1–4" */
  readonly places: string;
  /** What is certain: clinched, or out of reach. */
  readonly certain: readonly PlaceClaim[];
}

const { own, column } = columnsIn(['page']);

/** The standings as they would be if games ended so. */
export const whatIfColumns = (
  t: TranslateFor<'tournament'>,
  heads: readonly TieBreakHead[],
  rows: readonly WhatIfRow[],
): Columns<WhatIfRow> => [
  rankColumn,
  own('now', 'number', 'what-if.now', belowIfSaid),
  remarkedName(t),
  pointsColumn,
  ...valueColumns(heads, rows),
  own('places', 'number', 'what-if.places', belowIfSaid),
  column<WhatIfRow>('certain', 'what-if.certain', secondIfSaid).text(({ certain }) =>
    certain.map(({ about, standing }) => t(`what-if.${about}-${standing}`)).join(', '),
  ),
];
