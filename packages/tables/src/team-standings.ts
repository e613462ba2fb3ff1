import type { HalfPoints } from '@rokade/rules';
import { type Column, type Columns, forPeople } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { rankColumn, type StandingsRow, type TieBreakHead, valueColumns } from './standings.ts';

/** A line of the standings of teams. */
export interface TeamStandingsRow extends Pick<StandingsRow, 'rank' | 'halfPoints' | 'values'> {
  readonly no: number;
  readonly name: string;
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
}

const scores = {
  'match-points': {
    key: 'matchPoints',
    kind: 'points',
    heading: 'teams.match-points',
    media: [...forPeople, 'json'],
    value: ({ matchHalfPoints }) => matchHalfPoints,
  },
  'board-points': {
    key: 'gamePoints',
    kind: 'points',
    heading: 'teams.board-points',
    media: [...forPeople, 'json'],
    value: ({ gameHalfPoints }) => gameHalfPoints,
  },
} as const satisfies Readonly<Record<string, Column<TeamStandingsRow>>>;

/** By what teams are ranked: the one is shown before the other. */
type RanksBy = keyof typeof scores;

const scoreColumns = (ranksBy: RanksBy): Columns<TeamStandingsRow> => [
  { ...scores[ranksBy], weight: 'strong' },
  {
    ...scores[ranksBy === 'match-points' ? 'board-points' : 'match-points'],
    narrow: 'second',
    named: true,
  },
];

const { own, column } = columnsIn(['terminal', 'json']);

/** The standings of teams; for programs `points` are those of the score that ranks first. */
export const teamStandingsColumns = (
  heads: readonly TieBreakHead[],
  rows: readonly TeamStandingsRow[],
  ranksBy: RanksBy = 'match-points',
): Columns<TeamStandingsRow> => [
  rankColumn,
  own('no', 'number', 'terms.number'),
  own('name', 'text', 'cli.team', { media: forPeople, isHead: true, narrow: 'grow' }),
  column<TeamStandingsRow>('points', 'terms.points', { media: ['json'] }).points(
    ({ halfPoints }) => halfPoints,
  ),
  ...scoreColumns(ranksBy),
  ...valueColumns(heads, rows),
];
