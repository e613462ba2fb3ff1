import { plusDays } from '@rokade/rules';
import type { BookAtDesk } from './desk.ts';

/** Something of the year's programme: section, name, days, hour, and its book once it is played. */
interface Planned {
  readonly item: string;
  readonly what: string;
  readonly name: string;
  readonly days: readonly string[];
  readonly at?: string;
  readonly note?: string;
}

const weekly = (first: string, times: number, weeks: number): readonly string[] =>
  Array.from({ length: times }, (_, index) => plusDays(first, 7 * weeks * index));

const inYear = (year: number, ...days: readonly string[]): readonly string[] =>
  days.map((day) => `${year}-${day}`);

/** The evenings of the blitz year but New Year's and the one after the general meeting. */
export const blitzDays = inYear(
  2025,
  ...['02-07', '03-07', '04-04', '05-02', '06-06', '07-04'],
  ...['08-01', '09-05', '10-03', '11-07', '12-05'],
);
export const cupDays = inYear(2025, '09-12', '09-26', '10-10', '10-24', '11-14');
/** Fridays without a blitz evening. */
export const championshipDays = inYear(
  2025,
  ...['01-10', '01-24', '02-14', '02-28', '03-14', '03-28'],
  ...['04-11', '04-25', '05-09', '05-23', '06-13'],
);

const eight = { at: '20:00' };

/** What the regulation has every year, by its letters, and what else the club does. */
export const programme2025: readonly Planned[] = [
  {
    item: 'championship',
    what: 'championship',
    name: 'Klubmeisterschaft',
    days: championshipDays,
    ...eight,
  },
  {
    item: 'open-rapid',
    what: 'open-rapid',
    name: 'Sommer-Schnellturnier',
    days: ['2025-06-28'],
    at: '10:00',
    note: 'Startgeld 10 €',
  },
  { item: 'cup', what: 'cup', name: 'Pokalmeisterschaft', days: cupDays, ...eight },
  { item: 'blitz', what: 'blitz', name: 'Blitzmeisterschaft', days: blitzDays, ...eight },
  {
    item: 'seniors',
    what: 'seniors',
    name: 'Seniorenmeisterschaft',
    days: [],
    note: 'Mai bis Oktober, nach Verabredung',
  },
  {
    item: 'women',
    what: 'women-youth-summer',
    name: 'Damenmeisterschaft',
    days: [],
    note: 'nach Verabredung',
  },
  {
    item: 'youth',
    what: 'women-youth-summer',
    name: 'Jugendmeisterschaft',
    days: [],
    note: 'innerhalb der Klubmeisterschaft (III.F.5)',
  },
  {
    item: 'summer',
    what: 'women-youth-summer',
    name: 'Sommerturnier',
    days: [],
    note: 'auch für Gäste',
  },
  { item: 'ladder', what: 'ladder', name: 'Schnellschachrangliste', days: [], note: 'ganzjährig' },
  {
    item: 'association',
    what: 'association',
    name: 'Berliner Mannschaftsmeisterschaft',
    days: weekly('2025-01-19', 5, 3),
    at: '09:00',
  },
  { item: 'skat', what: 'skat', name: 'Frühjahrsskat', days: ['2025-03-21'], ...eight },
  {
    item: 'combined',
    what: 'combined',
    name: 'Mehrkampf',
    days: inYear(2025, '04-05', '05-04', '06-08', '06-22', '08-10', '09-14', '09-28', '10-12'),
  },
  {
    item: 'free-play',
    what: 'further',
    name: 'Spiel, wann du willst',
    days: [],
    note: 'ganzjährig',
  },
  {
    item: 'new-year-blitz',
    what: 'new-year-blitz',
    name: 'Neujahrsblitz',
    days: ['2025-01-03'],
    ...eight,
  },
  {
    item: 'meeting-blitz',
    what: 'meeting-blitz',
    name: 'Blitz nach der Mitgliederversammlung',
    days: ['2025-05-16'],
    at: '21:00',
  },
  {
    item: 'christmas-skat',
    what: 'christmas-skat',
    name: 'Weihnachtsskat',
    days: ['2025-12-19'],
    ...eight,
  },
  {
    item: 'friendly',
    what: 'friendly',
    name: 'Freundschaftskampf gegen SC Gast',
    days: ['2025-07-18'],
    ...eight,
  },
];

/** Where each of the programme is played. */
export type Books = Readonly<
  Record<string, { readonly kind: 'tournament' | 'contest'; readonly book: BookAtDesk }>
>;

/** The programme as it is noted, each with the book in which it is played. */
export const plannedItems = (items: readonly Planned[], books: Books) =>
  items.map((one) => {
    const played = books[one.item];
    return {
      ...{ at: '', note: '', ...one },
      book: played === undefined ? null : { kind: played.kind, id: played.book.id },
    };
  });
