import { type Contest, entryName, type PlannedItem, seasonSection, seasonView } from '@rokade/club';
import { locales, type TranslateFor } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import { type Columns, forReaders } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { dateText } from './say/date-text.ts';

interface Reading {
  readonly language: Language;
  readonly t: TranslateFor<'tournament'>;
}

const { own } = columnsIn([...forReaders, 'json']);

/** Something of a year's programme. */
export interface ProgrammeRow {
  readonly item: string;
  readonly letter: string;
  readonly name: string;
  readonly days: string;
  readonly at: string;
  readonly note: string;
  readonly entries: number | null;
  readonly champion: string;
}

/** What a year has, in the order of its days. */
export const programmeColumns: Columns<ProgrammeRow> = [
  own('letter', 'text', 'club.letter', { narrow: 'second', named: true, leftOut: 'empty' }),
  own('name', 'text', 'terms.what', { narrow: 'grow', isHead: true }),
  own('days', 'text', 'club.days', { narrow: 'second' }),
  own('at', 'text', 'club.hour', { narrow: 'second', named: true, leftOut: 'empty' }),
  own('note', 'text', 'club.note', { narrow: 'second', leftOut: 'empty' }),
  own('entries', 'number', 'club.entered-in', { narrow: 'second', named: true, leftOut: 'empty' }),
  own('champion', 'text', 'club.champion', { narrow: 'second', named: true, leftOut: 'empty' }),
];

/** The days of something: each by itself up to three, else from when until when and how many. */
function daysText({ language, t }: Reading, { days }: PlannedItem): string {
  if (days.length === 0) return t('club.no-days');
  if (days.length < 4) return days.map((day) => dateText(language, day, 'short')).join('; ');
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = [first, last].map((day) => dateText(language, day, 'short')).join(' – ');
  return `${span} (${days.length})`;
}

/** A season's programme. */
export const programmeRows = (reading: Reading, contest: Contest): readonly ProgrammeRow[] =>
  (seasonView(contest)?.items ?? []).map((one) => ({
    ...{ item: one.item, name: one.name, at: one.at, note: one.note },
    letter: seasonSection(contest, one.what)?.letter ?? '',
    days: daysText(reading, one),
    entries: one.entered.length === 0 ? null : one.entered.length,
    champion: one.champions.map((id) => entryName(contest, id)).join('; '),
  }));

/** Something on a day of a year. */
export interface CalendarRow {
  readonly key: string;
  readonly item: string;
  readonly day: string;
  readonly at: string;
  readonly name: string;
}

/** A year day by day. */
export const calendarColumns: Columns<CalendarRow> = [
  own('day', 'day', 'club.day', { narrow: 'second' }),
  own('at', 'text', 'club.hour', { narrow: 'second', leftOut: 'empty' }),
  own('name', 'text', 'terms.what', { narrow: 'grow', isHead: true }),
];

/** Its days in their order; one of several is numbered. */
export const calendarRows = ({ t }: Pick<Reading, 't'>, contest: Contest): readonly CalendarRow[] =>
  (seasonView(contest)?.items ?? [])
    .flatMap(({ item, name, days, at }) =>
      days.map((day, index) => ({
        ...{ key: `${item}-${day}`, item, day, at },
        name:
          days.length === 1 ? name : t('club.nth', { name, number: index + 1, count: days.length }),
      })),
    )
    .toSorted((a, b) =>
      `${a.day} ${a.at}` < `${b.day} ${b.at}`
        ? -1
        : Number(`${a.day} ${a.at}` > `${b.day} ${b.at}`),
    );

/** A month of a year with its days. */
export interface CalendarMonth {
  readonly month: string;
  readonly name: string;
  readonly rows: readonly (CalendarRow & { readonly weekday: string })[];
}

/** A year by months, those without anything left out. */
export function calendarMonths(reading: Reading, contest: Contest): readonly CalendarMonth[] {
  const rows = calendarRows(reading, contest);
  const say = (options: Intl.DateTimeFormatOptions, day: string): string =>
    new Intl.DateTimeFormat(locales[reading.language].tag, {
      timeZone: 'UTC',
      ...options,
    }).format(new Date(`${day}T00:00Z`));
  return [...new Set(rows.map(({ day }) => day.slice(0, 7)))].map((month) => ({
    month,
    name: say({ month: 'long', year: 'numeric' }, `${month}-01`),
    rows: rows
      .filter(({ day }) => day.startsWith(month))
      .map((row) => ({ ...row, weekday: say({ weekday: 'short', day: 'numeric' }, row.day) })),
  }));
}

/** Each two of a programme that are on one day, with both. */
export const clashLines = ({ language, t }: Reading, contest: Contest): readonly string[] =>
  (seasonView(contest)?.clashes ?? []).map(({ day, items: [{ name }, { name: other }] }) =>
    t('club.clash-line', { day: dateText(language, day), name, other }),
  );
