import type { KindOfPlay } from '@rokade/rules';
import { type Column, type Columns, forPeople } from './column.ts';
import { below, columnsIn, head, second, secondIfSaid } from './columns-in.ts';

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

const list: Column<OfMonth> = {
  key: 'list',
  kind: 'text',
  heading: 'terms.list',
  media: forPeople,
  value: listName,
};

const ratingOf = (kind: KindOfPlay): Column<ListedPlayerRow> => ({
  key: kind,
  kind: 'text',
  heading: `terms.kind-${kind}`,
  media: forPeople,
  align: 'end',
  narrow: 'second',
  named: true,
  leftOut: 'empty',
  value: ({ ratings }) => String(ratings[kind] ?? ''),
});

const { own, column } = columnsIn(forPeople);

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
  column<ListedPlayerRow>('number', 'terms.number', { align: 'end', narrow: 'second' }).text(
    ({ id }) => id,
  ),
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

/** What the lists say otherwise, beside what the tournament says. */
export const listChangeColumns: Columns<ListChangeRow> = [
  own('player', 'text', 'terms.name', {
    media: ['terminal'],
    narrow: 'grow',
    isHead: true,
  }),
  own('what', 'text', 'terms.what', { media: ['terminal'], narrow: 'second' }),
  own('here', 'text', 'terms.here', { media: ['terminal'], align: 'end' }),
  own('listed', 'text', 'terms.in-list', {
    media: ['terminal'],
    align: 'end',
    weight: 'strong',
  }),
  { ...list, media: ['terminal'], narrow: 'second' },
];
