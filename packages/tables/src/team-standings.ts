import type { HalfPoints } from '@rokade/rules';
import type { Columns } from './column.ts';
import { rankColumn, type StandingsRow, type TieBreakHead, valueColumns } from './standings.ts';

/** A line of the standings of teams. */
export interface TeamStandingsRow extends Pick<StandingsRow, 'rank' | 'halfPoints' | 'values'> {
  readonly no: number;
  readonly name: string;
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
}

/** The standings of teams; for programs `points` are those of the score that ranks first. */
export const teamStandingsColumns = (
  heads: readonly TieBreakHead[],
  rows: readonly TeamStandingsRow[],
): Columns<TeamStandingsRow> => [
  rankColumn,
  {
    key: 'no',
    kind: 'number',
    heading: 'terms.number',
    media: ['terminal', 'json'],
    value: ({ no }) => no,
  },
  {
    key: 'name',
    kind: 'text',
    heading: 'cli.team',
    media: ['terminal'],
    value: ({ name }) => name,
  },
  {
    key: 'points',
    kind: 'points',
    heading: 'terms.points',
    media: ['json'],
    value: ({ halfPoints }) => halfPoints,
  },
  {
    key: 'matchPoints',
    kind: 'points',
    heading: 'cli.match-points',
    media: ['terminal', 'json'],
    value: ({ matchHalfPoints }) => matchHalfPoints,
  },
  {
    key: 'gamePoints',
    kind: 'points',
    heading: 'cli.game-points',
    media: ['terminal', 'json'],
    value: ({ gameHalfPoints }) => gameHalfPoints,
  },
  ...valueColumns(heads, rows),
];
