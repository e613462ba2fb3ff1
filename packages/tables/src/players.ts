import type { HalfPoints } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { actionsColumn, type Column, type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player of a list. */
export interface PlayersRow {
  readonly player: TablePlayer;
  /** ISO date or year; '' where it is not known. */
  readonly birthDate?: string;
  readonly rank?: string;
  readonly halfPoints?: HalfPoints;
  /** Who has left, and for which rounds somebody has a bye. */
  readonly presence?: string;
}

const person = personColumns(({ player }: PlayersRow) => player);

/** Numbers a player by the list; pages show it, too. */
const numberColumn = {
  ...person.no,
  media: forReaders,
  weight: 'quiet',
} as const satisfies Column<PlayersRow>;

const { own, column } = columnsIn(['page']);

/** The list of players. */
export const playersColumns: Columns<PlayersRow> = [
  numberColumn,
  person.name,
  person.federation,
  person.rating,
  { ...person.club, narrow: 'second' },
  column<PlayersRow>('birthDate', 'terms.birth-date', {
    arbiter: true,
    narrow: 'second',
    leftOut: 'empty',
  }).text(({ birthDate = '' }) => birthDate),
  column<PlayersRow>('rank', 'terms.rank', {
    arbiter: true,
    align: 'end',
    narrow: 'second',
    named: true,
    leftOut: 'empty',
  }).text(({ rank = '' }) => rank),
  column<PlayersRow>('points', 'terms.points', {
    arbiter: true,
    weight: 'strong',
    leftOut: 'empty',
  }).points(({ halfPoints = null }) => halfPoints),
  column<PlayersRow>('presence', 'console.presence', {
    arbiter: true,
    narrow: 'second',
    leftOut: 'empty',
  }).text(({ presence = '' }) => presence),
];

/** The list of entries: players before they play, each of whom can be changed or taken out. */
export const entriesColumns = (
  numbers: 'terms.draw-number' | 'terms.number',
): Columns<PlayersRow> => [
  ...playersColumns.map((column) =>
    column.key === 'no' ? { ...column, heading: numbers } : column,
  ),
  actionsColumn('console.actions'),
];

/** A player as they are written into a file, with everything known of them. */
export type PlayerFileRow = PlayerDetails & { readonly no: number };

const detail = (
  key: Exclude<keyof PlayerDetails, `${string}ating`>,
  heading: Column<PlayerFileRow>['heading'],
): Column<PlayerFileRow> => ({
  key,
  kind: 'text',
  heading,
  media: ['file'],
  value: (row) => String(row[key]),
});

const rating = (
  key: Extract<keyof PlayerDetails, `${string}ating`>,
  heading: Column<PlayerFileRow>['heading'],
): Column<PlayerFileRow> => ({
  key,
  kind: 'number',
  heading,
  media: ['file'],
  value: (row) => row[key],
});

/** The list of players as a file that can be read again. */
export const playerFileColumns: Columns<PlayerFileRow> = [
  own('no', 'number', 'terms.number', { media: ['file'] }),
  detail('name', 'terms.name'),
  detail('title', 'terms.title'),
  detail('sex', 'terms.sex'),
  detail('club', 'terms.club'),
  detail('federation', 'terms.federation'),
  detail('citizenship', 'terms.citizenship'),
  rating('rating', 'terms.rating'),
  rating('rapidRating', 'terms.rapid-rating'),
  rating('blitzRating', 'terms.blitz-rating'),
  rating('fideRating', 'terms.fide-rating'),
  detail('fideId', 'terms.fide-id'),
  detail('nationalId', 'terms.national-id'),
  detail('birthDate', 'terms.birth-date'),
];
