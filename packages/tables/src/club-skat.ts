import { type Contest, entryName, type SkatRound, skatLineTotal } from '@rokade/club';
import type { TranslateFor } from '@rokade/texts';
import type { Columns } from './column.ts';
import { forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';

interface Reading {
  readonly t: TranslateFor<'tournament'>;
}

const { own } = columnsIn([...forReaders, 'json']);

/** A table of a round of Skat. */
export interface SkatSeatsRow {
  readonly table: number;
  readonly players: string;
  readonly state: string;
}

/** Who sits where, and whose list is in. */
export const skatSeatsColumns: Columns<SkatSeatsRow> = [
  own('table', 'number', 'club.skat-table', { weight: 'strong' }),
  own('players', 'text', 'terms.players', { narrow: 'grow', isHead: true }),
  own('state', 'text', 'club.skat-state', { narrow: 'second', named: true }),
];

/** The tables of a round, the first first. */
export const skatSeatsRows = (
  { t }: Reading,
  contest: Contest,
  { tables }: SkatRound,
): readonly SkatSeatsRow[] =>
  tables.map(({ table, players, lines }) => ({
    table,
    players: players.map((id) => entryName(contest, id)).join('; '),
    state: t(lines.length > 0 ? 'club.skat-in' : 'club.skat-open'),
  }));

/** Somebody in a table's list. */
export interface SkatListRow {
  readonly entry: string;
  readonly table: number;
  readonly name: string;
  readonly points: string;
  readonly won: number;
  readonly lost: number;
  readonly ramsch: number | null;
  readonly against: number | null;
  readonly total: string;
}

/** What the lists of a round say, table by table. */
export const skatListColumns: Columns<SkatListRow> = [
  own('table', 'number', 'club.skat-table'),
  own('name', 'text', 'terms.name', { narrow: 'grow', isHead: true }),
  own('points', 'text', 'club.skat-points', { narrow: 'second', named: true, align: 'end' }),
  own('won', 'number', 'club.skat-won', { narrow: 'second', named: true }),
  own('lost', 'number', 'club.skat-lost', { narrow: 'second', named: true }),
  own('against', 'number', 'club.skat-against', {
    ...{ narrow: 'second', named: true, leftOut: 'empty' },
  }),
  own('ramsch', 'number', 'club.skat-ramsch', {
    ...{ narrow: 'second', named: true, leftOut: 'empty' },
  }),
  own('total', 'text', 'club.skat-total', { weight: 'strong', align: 'end' }),
];

const signed = (value: number): string => String(value).replace('-', '−');

/** Its lines, as far as lists are in. */
export const skatListRows = (contest: Contest, { tables }: SkatRound): readonly SkatListRow[] =>
  tables.flatMap((table) =>
    table.lines.map(({ entry, points, won, lost, ramsch, against }) => ({
      ...{ entry, table: table.table, name: entryName(contest, entry), won, lost, against },
      points: signed(points),
      ramsch: ramsch === 0 ? null : ramsch,
      total: signed(skatLineTotal(contest, table, entry) ?? 0),
    })),
  );
