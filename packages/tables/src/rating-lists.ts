import type { KindOfPlay } from '@rokade/rules';
import { type Column, type Columns, forPeople } from './column.ts';
import { below, belowIfSaid, columnsIn, head, second, secondIfSaid, strong } from './columns-in.ts';

/** A list of a source and month. */
interface OfMonth {
  readonly source: string;
  /** `2026-11`. */
  readonly month: string;
}

/** A list as commands and addresses call it: `fide-2026-11`. */
export const listName = ({ source, month }: OfMonth): string => `${source}-${month}`;

/** A rating list that is kept. */
export interface KeptListRow extends OfMonth {
  readonly players: number;
  readonly importedAt: string;
  readonly file: string;
}

/** A player found in the rating lists. */
export interface ListedPlayerRow extends OfMonth {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly federation: string;
  readonly ratings: Readonly<Record<KindOfPlay, number | null>>;
  readonly born: string;
  readonly club: string;
}

const { own, column } = columnsIn(forPeople);

const list = column<OfMonth>('list', 'terms.list').text(listName);

const ratingOf = (kind: KindOfPlay): Column<ListedPlayerRow> =>
  column<ListedPlayerRow>(kind, `terms.kind-${kind}`, { ...belowIfSaid, align: 'end' }).text(
    ({ ratings }) => String(ratings[kind] ?? ''),
  );

/** The rating lists that are kept. */
export const keptListColumns: Columns<KeptListRow> = [
  { ...list, isHead: true },
  own('players', 'number', 'terms.players', below),
  column<KeptListRow>('imported-at', 'terms.read-on', { ...second, dated: true }).day(
    ({ importedAt }) => importedAt.slice(0, 10),
  ),
  own('file', 'text', 'terms.file', second),
];

/** Players found in the rating lists. */
export const listedPlayerColumns: Columns<ListedPlayerRow> = [
  list,
  own('id', 'text', 'terms.number', { ...second, key: 'number', align: 'end' }),
  own('title', 'text', 'terms.title', { leftOut: 'empty' }),
  own('name', 'text', 'terms.name', head),
  own('federation', 'text', 'terms.federation'),
  ratingOf('standard'),
  ratingOf('rapid'),
  ratingOf('blitz'),
  own('born', 'text', 'terms.born', secondIfSaid),
  own('club', 'text', 'terms.club', secondIfSaid),
];

/** What a rating list says otherwise of a player. */
export interface ListChangeRow extends OfMonth {
  readonly key: string;
  readonly player: string;
  readonly what: string;
  readonly here: string;
  readonly listed: string;
}

const { own: inTerminal } = columnsIn(['terminal']);

/** What the lists say otherwise, beside what the tournament says. */
export const listChangeColumns: Columns<ListChangeRow> = [
  inTerminal('player', 'text', 'terms.name', head),
  inTerminal('what', 'text', 'terms.what', second),
  inTerminal('here', 'text', 'terms.here', { align: 'end' }),
  inTerminal('listed', 'text', 'terms.in-list', { ...strong, align: 'end' }),
  { ...list, media: ['terminal'], narrow: 'second' },
];
