import type { HalfPoints } from '@rokade/rules';
import { type Columns, forPeople } from './column.ts';
import { below, columnsIn, strong } from './columns-in.ts';
import { rankColumn, type StandingsRow, type TieBreakHead, valueColumns } from './standings.ts';

/** A row of the standings of teams. */
export interface TeamStandingsRow extends Pick<StandingsRow, 'rank' | 'halfPoints' | 'values'> {
  readonly no: number;
  readonly name: string;
  readonly matchHalfPoints: HalfPoints;
  readonly gameHalfPoints: HalfPoints;
}

const { own } = columnsIn(['terminal', 'json']);
const inAll = { media: [...forPeople, 'json'] } as const;

const scores = {
  'match-points': own('matchHalfPoints', 'points', 'teams.match-points', {
    ...inAll,
    key: 'matchPoints',
  }),
  'board-points': own('gameHalfPoints', 'points', 'teams.board-points', {
    ...inAll,
    key: 'gamePoints',
  }),
};

/** The score that ranks teams first, which is shown before the other. */
type RanksBy = keyof typeof scores;

const scoreColumns = (ranksBy: RanksBy): Columns<TeamStandingsRow> => [
  { ...scores[ranksBy], ...strong },
  { ...scores[ranksBy === 'match-points' ? 'board-points' : 'match-points'], ...below },
];

/** The columns of teams' standings; for programs `points` are those of the score that ranks first. */
export const teamStandingsColumns = (
  heads: readonly TieBreakHead[],
  rows: readonly TeamStandingsRow[],
  ranksBy: RanksBy = 'match-points',
): Columns<TeamStandingsRow> => [
  rankColumn,
  own('no', 'number', 'terms.number'),
  own('name', 'text', 'cli.team', { media: forPeople, isHead: true, narrow: 'grow' }),
  own('halfPoints', 'points', 'terms.points', { media: ['json'], key: 'points' }),
  ...scoreColumns(ranksBy),
  ...valueColumns(heads, rows),
];
