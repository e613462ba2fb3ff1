import type { KindOfPlay } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Column, type Columns, forPeople } from './column.ts';
import { below, belowIfSaid, columnsIn, head, second, secondIfSaid, strong } from './columns-in.ts';
import { monthText } from './say/date-text.ts';

/** A list of a source and month. */
interface OfMonth {
  readonly source: string;
  /** `2026-11`. */
  readonly month: string;
}

/** A list as commands and addresses call it: `fide-2026-11`. */
export const listName = ({ source, month }: OfMonth): string => `${source}-${month}`;

/** A list as pages call it: "FIDE, November 2026". */
export const listInWords = (
  { t, language }: { readonly t: TranslateFor<'console'>; readonly language: Language },
  { source, month }: OfMonth,
): string =>
  `${t.ifKnown(`terms.list-source-${source}`, {}) ?? source}, ${monthText(language, month)}`;

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

type NameOfList = (list: OfMonth) => string;

const list = (called: NameOfList) => column<OfMonth>('list', 'terms.list').text(called);

const ratingOf = (kind: KindOfPlay): Column<ListedPlayerRow> =>
  column<ListedPlayerRow>(kind, `terms.kind-${kind}`, { ...belowIfSaid, align: 'end' }).text(
    ({ ratings }) => String(ratings[kind] ?? ''),
  );

/** The rating lists that are kept. */
export const keptListColumns = (called: NameOfList = listName): Columns<KeptListRow> => [
  { ...list(called), isHead: true },
  own('players', 'number', 'terms.players', below),
  column<KeptListRow>('imported-at', 'terms.read-on', { ...second, dated: true }).day(
    ({ importedAt }) => importedAt.slice(0, 10),
  ),
  own('file', 'text', 'terms.file', second),
];

/** Players found in the rating lists. */
export const listedPlayerColumns = (called: NameOfList = listName): Columns<ListedPlayerRow> => [
  list(called),
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
  { ...list(listName), media: ['terminal'], narrow: 'second' },
];
