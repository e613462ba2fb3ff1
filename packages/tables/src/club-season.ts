import { type Contest, entryName, type PlannedItem, seasonSection, seasonView } from '@rokade/club';
import { locales } from '@rokade/texts';
import type { Columns, RowOf } from './column.ts';
import { belowIfFilled, head, own, second, secondIfFilled } from './columns-in.ts';
import type { TableLocale } from './locale.ts';
import { dateText } from './say/date-text.ts';

type ProgrammeRow = RowOf<typeof programmeRows>;

/** The programme of a year, in the order of its days. */
export const programmeColumns: Columns<ProgrammeRow> = [
  own('letter', 'text', 'club.letter', belowIfFilled),
  own('name', 'text', 'terms.what', head),
  own('days', 'text', 'club.days', second),
  own('at', 'text', 'club.hour', belowIfFilled),
  own('note', 'text', 'club.note', secondIfFilled),
  own('entries', 'number', 'club.entered-in', belowIfFilled),
  own('champion', 'text', 'club.champion', belowIfFilled),
];

/** The days of an item: each one if there are up to three, else the first, the last and their number. */
function daysText({ language, t }: TableLocale, { days }: PlannedItem): string {
  if (days.length === 0) return t('club.no-days');
  if (days.length < 4) return days.map((day) => dateText(language, day, 'short')).join('; ');
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = [first, last].map((day) => dateText(language, day, 'short')).join(' – ');
  return `${span} (${days.length})`;
}

/** The rows of a season's programme. */
export const programmeRows = (reading: TableLocale, contest: Contest) =>
  (seasonView(contest)?.items ?? []).map((one) => ({
    item: one.item,
    name: one.name,
    at: one.at,
    note: one.note,
    letter: seasonSection(contest, one.what)?.letter ?? '',
    days: daysText(reading, one),
    entries: one.entered.length === 0 ? null : one.entered.length,
    champion: one.champions.map((id) => entryName(contest, id)).join('; '),
  }));

/** The columns of a year day by day. */
export const calendarColumns: Columns<RowOf<typeof calendarRows>> = [
  own('day', 'day', 'club.day', second),
  own('at', 'text', 'club.hour', secondIfFilled),
  own('name', 'text', 'terms.what', head),
];

/** The days of a season in order; those of one item are numbered. */
export const calendarRows = ({ t }: Pick<TableLocale, 't'>, contest: Contest) =>
  (seasonView(contest)?.items ?? [])
    .flatMap(({ item, name, days, at }) =>
      days.map((day, index) => ({
        key: `${item}-${day}`,
        item,
        day,
        at,
        name:
          days.length === 1 ? name : t('club.nth', { name, number: index + 1, count: days.length }),
      })),
    )
    .toSorted((a, b) =>
      `${a.day} ${a.at}` < `${b.day} ${b.at}`
        ? -1
        : Number(`${a.day} ${a.at}` > `${b.day} ${b.at}`),
    );

/** A season's days by month, without empty months. */
export function calendarMonths(reading: TableLocale, contest: Contest) {
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

/** The pairs of items on the same day. */
export const clashLines = ({ language, t }: TableLocale, contest: Contest): readonly string[] =>
  (seasonView(contest)?.clashes ?? []).map(({ day, items: [{ name }, { name: other }] }) =>
    t('club.clash-line', { day: dateText(language, day), name, other }),
  );
