import type { TranslateFor } from '@rokade/texts';
import type { Columns } from './column.ts';
import {
  below,
  columnsIn,
  head,
  plainHeading,
  second,
  secondIfFilled,
  strong,
} from './columns-in.ts';
import { column, own } from './console-column.ts';
import { leagueSideColumns } from './league-public.ts';

type Words = TranslateFor<'leagues'>;

/** A season of a league in a list. */
export interface LeagueRow {
  readonly name: string;
  readonly season: string;
  readonly divisions: number;
  readonly teams: number;
}

/** The leagues that somebody leads, or plays in. */
export const leagueColumns = (t: Words): Columns<LeagueRow> => [
  own('name', 'text', 'terms.name', head),
  own('season', 'text', plainHeading(t('field.season')), secondIfFilled),
  own('divisions', 'number', plainHeading(t('leagues.divisions')), below),
  own('teams', 'number', plainHeading(t('leagues.teams')), below),
];

/** A season of a league in a data folder. */
export interface FolderLeagueRow {
  /** Its address. */
  readonly league: string;
  readonly name: string;
  readonly season: string;
}

/** The leagues of a data folder. */
export const folderLeagueColumns = (t: TranslateFor<'terminal'>): Columns<FolderLeagueRow> => [
  columnsIn(['terminal', 'file', 'json']).own('league', 'text', 'terms.address'),
  own('name', 'text', 'terms.name', head),
  own('season', 'text', plainHeading(t('field.season')), second),
];

/** A match at the desk of its league, as texts. */
export interface DeskMatchRow {
  readonly home: string;
  readonly away: string;
  readonly score: string;
  /** Day and time, or that it is postponed. */
  readonly when: string;
  readonly place: string;
  /** How far its sheet is. */
  readonly state: string;
  /** By what it counts where that is not its boards; ''. */
  readonly by: string;
}

/** The matches of a round at the desk: unlike the public, it is told how far each sheet is. */
export const deskMatchColumns = (t: Words): Columns<DeskMatchRow> => [
  ...leagueSideColumns,
  own('when', 'text', plainHeading(t('leagues.day')), second),
  own('place', 'text', 'terms.place', secondIfFilled),
  column<DeskMatchRow>('sheet', plainHeading(t('leagues.sheet')), secondIfFilled).text(
    ({ by, state }) => by || state,
  ),
];

/** What becomes of a team after the season, as texts. */
export interface SeasonEndRow {
  readonly team: string;
  readonly rank: number | string;
  readonly name: string;
  /** Where it goes; '' = it stays. */
  readonly move: string;
  readonly because: string;
}

/** The teams of a division with where they go after the season, and why. */
export const seasonEndColumns = (t: Words): Columns<SeasonEndRow> => [
  own('rank', 'number', 'terms.rank'),
  own('name', 'text', 'league.team', head),
  own('move', 'text', plainHeading(t('leagues.goes')), second),
  own('because', 'text', plainHeading(t('field.reason')), secondIfFilled),
];

/** A board of a match at the desk, as texts. */
export interface DeskBoardRow {
  readonly board: number;
  readonly home: string;
  readonly away: string;
  readonly homeColour: 'white' | 'black';
  readonly score: string;
  /** Whether a game was played that does not count for ratings. */
  readonly isUnrated: boolean;
}

/** The boards of a match of two teams, each named above its players. */
export const deskBoardColumns = (
  t: Words,
  teams: { readonly home: string; readonly away: string },
): Columns<DeskBoardRow> => [
  own('board', 'number', 'terms.board', { isHead: true }),
  column<DeskBoardRow>('home', plainHeading(teams.home), { narrow: 'grow' }).text(
    ({ home, homeColour }) => `${t(`terms.${homeColour}`)}: ${home || '–'}`,
  ),
  column<DeskBoardRow>('score', 'terms.result', { align: 'centre', ...strong }).text(
    ({ score }) => score || '–',
  ),
  column<DeskBoardRow>('away', plainHeading(teams.away), { narrow: 'grow' }).text(
    ({ away }) => away || '–',
  ),
  column<DeskBoardRow>('note', 'public-league.note', secondIfFilled).text(({ isUnrated }) =>
    isUnrated ? t('league.not-rated') : '',
  ),
];

/** A player of a squad at the desk. */
export interface DeskSquadRow {
  readonly place: number;
  readonly name: string;
  /** '' = none. */
  readonly rating: string;
  readonly seat: string;
  /** What is to be known of the player's place: leave, or who stands before with less rating. */
  readonly note: string;
}

/** A squad in its order. */
export const deskSquadColumns = (t: Words): Columns<DeskSquadRow> => [
  own('place', 'number', 'terms.number'),
  own('name', 'text', 'terms.name', head),
  own('rating', 'text', 'terms.rating', { ...second, align: 'end' }),
  own('seat', 'text', plainHeading(t('leagues.seat')), second),
  own('note', 'text', 'public-league.note', secondIfFilled),
];
