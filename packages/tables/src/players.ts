import type { HalfPoints } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import {
  type PlayerDetails,
  type PlayerField,
  playerFieldNames,
  playerFields,
} from '@rokade/tournament';
import { actionsColumn, type Column, type Columns, forReaders } from './column.ts';
import { columnsIn, own, secondIfFilled, strong } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player in a list. */
export interface PlayersRow {
  readonly player: TablePlayer;
  /** ISO date or year; '' if not known. */
  readonly birthDate?: string;
  readonly rank?: string;
  readonly halfPoints?: HalfPoints;
  /** Withdrawal, or rounds with a bye. */
  readonly presence?: string;
}

const person = personColumns(({ player }: PlayersRow) => player);

/** The player's number in the list; pages show it, too. */
const numberColumn = {
  ...person.no,
  media: forReaders,
  weight: 'quiet',
} as const satisfies Column<PlayersRow>;

const of = columnsIn(['page']).column<PlayersRow>;
const forArbiters = { ...secondIfFilled, arbiter: true } as const;

/** The columns of the list of players. */
export const playersColumns = (t: TranslateFor<'tournament'>): Columns<PlayersRow> => [
  numberColumn,
  person.name,
  person.federation,
  person.rating,
  of('class', 'terms.class', { ...secondIfFilled, media: ['page', 'terminal'] }).text(
    ({ player: { class: called } }) => (called === undefined ? '' : t(`terms.class-${called}`)),
  ),
  { ...person.club, narrow: 'second' },
  of('birthDate', 'terms.birth-date', { ...forArbiters, dated: true }).day(
    ({ birthDate = '' }) => birthDate,
  ),
  of('rank', 'terms.rank', { ...forArbiters, named: true, align: 'end' }).text(
    ({ rank = '' }) => rank,
  ),
  of('points', 'terms.points', { ...strong, arbiter: true, leftOut: 'empty' }).points(
    ({ halfPoints = null }) => halfPoints,
  ),
  of('presence', 'console.presence', forArbiters).text(({ presence = '' }) => presence),
];

/** The columns of the list of entries: players before the start, with buttons to change and remove them. */
export const entriesColumns = (
  t: TranslateFor<'tournament'>,
  numbers: 'terms.draw-number' | 'terms.number',
): Columns<PlayersRow> => [
  ...playersColumns(t).map((column) =>
    column.key === 'no' ? { ...column, heading: numbers } : column,
  ),
  actionsColumn('console.actions'),
];

/** A player for a file, with all details. */
export type PlayerFileRow = PlayerDetails & { readonly no: number };

/** A detail as a column of files; the register's id is not one. */
const detail = (field: Exclude<PlayerField, 'person'>): Column<PlayerFileRow> => {
  const { kind, term } = playerFields[field];
  const head = { key: field, heading: `terms.${term}`, media: ['file'] } as const;
  const value = (row: PlayerFileRow): string | number | null => row[field];
  return kind === 'rating' || kind === 'count'
    ? { ...head, kind: 'number', value }
    : { ...head, kind: 'text', value: (row) => String(value(row)) };
};

/** The list of players as a file that can be read again. */
export const playerFileColumns: Columns<PlayerFileRow> = [
  own('no', 'number', 'terms.number', { media: ['file'] }),
  ...playerFieldNames.flatMap((field) => (field === 'person' ? [] : [detail(field)])),
];
