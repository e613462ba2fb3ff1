import type { TranslateFor } from '@rokade/texts';
import type { PlaceClaim } from '@rokade/tournament';
import type { Column, Columns } from './column.ts';
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

const placeColumn = (key: 'now' | 'places'): Column<WhatIfRow> => ({
  key,
  kind: 'number',
  heading: `what-if.${key}`,
  media: ['page'],
  narrow: 'second',
  named: true,
  leftOut: 'empty',
  value: (row) => row[key],
});

/** The standings as they would be if games ended so. */
export const whatIfColumns = (
  t: TranslateFor<'tournament'>,
  heads: readonly TieBreakHead[],
  rows: readonly WhatIfRow[],
): Columns<WhatIfRow> => [
  rankColumn,
  placeColumn('now'),
  remarkedName(t),
  pointsColumn,
  ...valueColumns(heads, rows),
  placeColumn('places'),
  {
    key: 'certain',
    kind: 'text',
    heading: 'what-if.certain',
    media: ['page'],
    narrow: 'second',
    leftOut: 'empty',
    value: ({ certain }) =>
      certain.map(({ about, standing }) => t(`what-if.${about}-${standing}`)).join(', '),
  },
];
