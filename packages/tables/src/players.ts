import type { HalfPoints } from '@rokade/rules';
import type { PlayerDetails } from '@rokade/tournament';
import { actionsColumn, type Column, type Columns, forReaders } from './column.ts';
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

/** The list of players. */
export const playersColumns: Columns<PlayersRow> = [
  numberColumn,
  person.name,
  person.federation,
  person.rating,
  { ...person.club, narrow: 'second' },
  {
    key: 'birthDate',
    kind: 'text',
    heading: 'terms.birth-date',
    media: ['page'],
    arbiter: true,
    narrow: 'second',
    leftOut: 'empty',
    value: ({ birthDate = '' }) => birthDate,
  },
  {
    key: 'rank',
    kind: 'text',
    heading: 'terms.rank',
    media: ['page'],
    arbiter: true,
    align: 'end',
    narrow: 'second',
    named: true,
    leftOut: 'empty',
    value: ({ rank = '' }) => rank,
  },
  {
    key: 'points',
    kind: 'points',
    heading: 'terms.points',
    media: ['page'],
    arbiter: true,
    weight: 'strong',
    leftOut: 'empty',
    value: ({ halfPoints = null }) => halfPoints,
  },
  {
    key: 'presence',
    kind: 'text',
    heading: 'console.presence',
    media: ['page'],
    arbiter: true,
    narrow: 'second',
    leftOut: 'empty',
    value: ({ presence = '' }) => presence,
  },
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
  {
    key: 'no',
    kind: 'number',
    heading: 'terms.number',
    media: ['file'],
    value: ({ no }) => no,
  },
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
