import { type Contest, entryName, type SkatRound, skatLineTotal } from '@rokade/club';
import type { Columns, RowOf } from './column.ts';
import { below, belowIfFilled, head, own, strong } from './columns-in.ts';
import type { TableLocale } from './locale.ts';

/** The seats of a round, and whether the tables' lists are in. */
export const skatSeatsColumns: Columns<RowOf<typeof skatSeatsRows>> = [
  own('table', 'number', 'terms.table', strong),
  own('players', 'text', 'terms.players', head),
  own('state', 'text', 'club.skat-state', below),
];

/** The tables of a round, in order. */
export const skatSeatsRows = (
  { t }: Pick<TableLocale, 't'>,
  contest: Contest,
  { tables }: SkatRound,
) =>
  tables.map(({ table, players, lines }) => ({
    table,
    players: players.map((id) => entryName(contest, id)).join('; '),
    state: t(lines.length > 0 ? 'club.skat-in' : 'club.skat-open'),
  }));

/** The lists of a round, table by table. */
export const skatListColumns: Columns<RowOf<typeof skatListRows>> = [
  own('table', 'number', 'terms.table'),
  own('name', 'text', 'terms.name', head),
  own('points', 'text', 'club.skat-points', { ...below, align: 'end' }),
  own('won', 'number', 'club.won', below),
  own('lost', 'number', 'club.lost', below),
  own('against', 'number', 'club.skat-against', belowIfFilled),
  own('ramsch', 'number', 'club.skat-ramsch', belowIfFilled),
  own('total', 'text', 'club.skat-total', { weight: 'strong', align: 'end' }),
];

const signed = (value: number): string => String(value).replace('-', '−');

/** The lines of the lists that are in. */
export const skatListRows = (contest: Contest, { tables }: SkatRound) =>
  tables.flatMap((table) =>
    table.lines.map(({ entry, points, won, lost, ramsch, against }) => ({
      entry,
      table: table.table,
      name: entryName(contest, entry),
      won,
      lost,
      against,
      points: signed(points),
      ramsch: ramsch === 0 ? null : ramsch,
      total: signed(skatLineTotal(contest, table, entry) ?? 0),
    })),
  );
