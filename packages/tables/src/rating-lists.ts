import type { KindOfPlay } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Column, type Columns, forPeople } from './column.ts';
import {
  below,
  belowIfFilled,
  columnsIn,
  head,
  second,
  secondIfFilled,
  strong,
} from './columns-in.ts';
import type { TableLocale } from './locale.ts';
import { momentDay, monthText } from './say/date-text.ts';

/** The source and month of a list. */
interface OfMonth {
  readonly source: string;
  /** `2026-11`. */
  readonly month: string;
}

/** The name of a list in commands and addresses: `fide-2026-11`. */
export const listName = ({ source, month }: OfMonth): string => `${source}-${month}`;

/** The name of a list on pages: "FIDE, November 2026". */
export const listInWords = (
  { t, language }: { readonly t: TranslateFor<'console'>; readonly language: Language },
  { source, month }: OfMonth,
): string =>
  `${t.find(`terms.list-source-${source}`, {}) ?? source}, ${monthText(language, month)}`;

/** A stored rating list. */
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

type NameOfList = (list: OfMonth) => string;

const list = (called: NameOfList) => column<OfMonth>('list', 'terms.list').text(called);

const ratingOf = (kind: KindOfPlay): Column<ListedPlayerRow> =>
  column<ListedPlayerRow>(kind, `terms.kind-${kind}`, { ...belowIfFilled, align: 'end' }).text(
    ({ ratings }) => String(ratings[kind] ?? ''),
  );

/** The columns of stored rating lists; the days by the hall's clock, without it by this machine's. */
export const keptListColumns = (
  called: NameOfList = listName,
  hall: Pick<TableLocale, 'timeZone'> = {},
): Columns<KeptListRow> => [
  { ...list(called), isHead: true },
  own('players', 'number', 'terms.players', below),
  column<KeptListRow>('imported-at', 'terms.read-on', { ...second, dated: true }).day(
    ({ importedAt }) => momentDay(hall, importedAt),
  ),
  own('file', 'text', 'terms.file', second),
];

/** The columns of players found in the rating lists. */
export const listedPlayerColumns = (called: NameOfList = listName): Columns<ListedPlayerRow> => [
  list(called),
  own('id', 'text', 'terms.number', { ...second, key: 'number', align: 'end' }),
  own('title', 'text', 'terms.title', { leftOut: 'empty' }),
  own('name', 'text', 'terms.name', head),
  own('federation', 'text', 'terms.federation'),
  ratingOf('standard'),
  ratingOf('rapid'),
  ratingOf('blitz'),
  own('born', 'day', 'terms.born', { ...secondIfFilled, dated: true }),
  own('club', 'text', 'terms.club', secondIfFilled),
];

/** A player's value in a rating list that differs from the tournament's. */
export interface ListChangeRow extends OfMonth {
  readonly key: string;
  readonly player: string;
  readonly what: string;
  readonly here: string;
  readonly listed: string;
}

const { own: inTerminal } = columnsIn(['terminal']);

/** The columns of differing values, beside the tournament's. */
export const listChangeColumns: Columns<ListChangeRow> = [
  inTerminal('player', 'text', 'terms.name', head),
  inTerminal('what', 'text', 'terms.what', second),
  inTerminal('here', 'text', 'terms.here', { align: 'end' }),
  inTerminal('listed', 'text', 'terms.in-list', { ...strong, align: 'end' }),
  { ...list(listName), media: ['terminal'], narrow: 'second' },
];
