import { type Columns, everywhere } from './column.ts';
import { below, columnsIn, head, second, secondIfFilled, strong } from './columns-in.ts';

const { own } = columnsIn(everywhere);

/** A player of a division with what they scored by colour, and what it was worth. */
export interface LeagueScoreRow {
  readonly id: string;
  readonly place: number;
  readonly name: string;
  readonly team: string;
  readonly halfPoints: number;
  readonly played: number;
  /** `2½ / 4`; '' = no game with that colour. */
  readonly white: string;
  readonly black: string;
  /** '' = none. */
  readonly performance: string;
}

/** The columns of the players of a division. */
export const leagueScoreColumns: Columns<LeagueScoreRow> = [
  own('place', 'number', 'terms.rank'),
  own('name', 'text', 'terms.name', head),
  own('halfPoints', 'points', 'terms.points', strong),
  own('played', 'number', 'terms.games', below),
  own('team', 'text', 'league.team', second),
  own('white', 'text', 'terms.white', below),
  own('black', 'text', 'terms.black', below),
  own('performance', 'text', 'norms.performance', { ...below, align: 'end', leftOut: 'empty' }),
];

/** The best at a board. */
export interface LeagueBoardBestRow extends LeagueScoreRow {
  readonly board: number;
}

/** The columns of the best by board. */
export const leagueBoardBestColumns: Columns<LeagueBoardBestRow> = [
  own('board', 'number', 'terms.board', { isHead: true }),
  ...leagueScoreColumns.filter(({ key }) => key !== 'place'),
];

/** A player of a club's team in the club's own reckoning. */
export interface ClubPrizeRow {
  readonly name: string;
  readonly played: number;
  readonly halfPoints: number;
  /** `66.7 %` */
  readonly share: string;
  /** Whether there is a prize, and what does not count. */
  readonly note: string;
}

/** The columns of the club's prizes within a team. */
export const clubPrizeColumns: Columns<ClubPrizeRow> = [
  own('name', 'text', 'terms.name', head),
  own('halfPoints', 'points', 'terms.points', strong),
  own('played', 'number', 'terms.games', below),
  own('share', 'text', 'terms.score', { ...below, align: 'end' }),
  own('note', 'text', 'public-league.note', secondIfFilled),
];
