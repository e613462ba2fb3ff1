import type { KindOfPlay } from '@rokade/rules';
import { type Column, type Columns, forPeople } from './column.ts';

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

/** The rating lists that are kept. */
export const keptListColumns: Columns<KeptListRow> = [
  { ...list, isHead: true },
  {
    key: 'players',
    kind: 'number',
    heading: 'terms.players',
    media: forPeople,
    narrow: 'second',
    named: true,
    value: ({ players }) => players,
  },
  {
    key: 'imported-at',
    kind: 'day',
    dated: true,
    heading: 'terms.read-on',
    media: forPeople,
    narrow: 'second',
    value: ({ importedAt }) => importedAt.slice(0, 10),
  },
  {
    key: 'file',
    kind: 'text',
    heading: 'terms.file',
    media: forPeople,
    narrow: 'second',
    value: ({ file }) => file,
  },
];

/** Players found in the rating lists. */
export const listedPlayerColumns: Columns<ListedPlayerRow> = [
  list,
  {
    key: 'number',
    kind: 'text',
    heading: 'terms.number',
    media: forPeople,
    align: 'end',
    narrow: 'second',
    value: ({ id }) => id,
  },
  {
    key: 'title',
    kind: 'text',
    heading: 'terms.title',
    media: forPeople,
    leftOut: 'empty',
    value: ({ title }) => title,
  },
  {
    key: 'name',
    kind: 'text',
    heading: 'terms.name',
    media: forPeople,
    isHead: true,
    narrow: 'grow',
    value: ({ name }) => name,
  },
  {
    key: 'federation',
    kind: 'text',
    heading: 'terms.federation',
    media: forPeople,
    value: ({ federation }) => federation,
  },
  ratingOf('standard'),
  ratingOf('rapid'),
  ratingOf('blitz'),
  {
    key: 'born',
    kind: 'text',
    heading: 'terms.born',
    media: forPeople,
    narrow: 'second',
    leftOut: 'empty',
    value: ({ born }) => born,
  },
  {
    key: 'club',
    kind: 'text',
    heading: 'terms.club',
    media: forPeople,
    narrow: 'second',
    leftOut: 'empty',
    value: ({ club }) => club,
  },
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
  {
    key: 'player',
    kind: 'text',
    heading: 'terms.name',
    media: ['page', 'terminal'],
    narrow: 'grow',
    isHead: true,
    value: ({ player }) => player,
  },
  {
    key: 'what',
    kind: 'text',
    heading: 'terms.what',
    media: ['page', 'terminal'],
    narrow: 'second',
    value: ({ what }) => what,
  },
  {
    key: 'here',
    kind: 'text',
    heading: 'terms.here',
    media: ['page', 'terminal'],
    align: 'end',
    value: ({ here }) => here,
  },
  {
    key: 'listed',
    kind: 'text',
    heading: 'terms.in-list',
    media: ['page', 'terminal'],
    align: 'end',
    weight: 'strong',
    value: ({ listed }) => listed,
  },
  { ...list, media: ['page', 'terminal'], narrow: 'second' },
];
