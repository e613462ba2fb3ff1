import type { HalfPoints } from '@rokade/rules';
import { type Column, type Columns, forPeople } from './column.ts';
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

/** The standings of teams; for programs `points` are those of the score that ranks first. */
export const teamStandingsColumns = (
  heads: readonly TieBreakHead[],
  rows: readonly TeamStandingsRow[],
  ranksBy: RanksBy = 'match-points',
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
    media: forPeople,
    isHead: true,
    narrow: 'grow',
    value: ({ name }) => name,
  },
  {
    key: 'points',
    kind: 'points',
    heading: 'terms.points',
    media: ['json'],
    value: ({ halfPoints }) => halfPoints,
  },
  ...scoreColumns(ranksBy),
  ...valueColumns(heads, rows),
];
