import { plusDays } from '@rokade/rules';
import type { BookAtDesk } from './desk.ts';

/** An item of the year's programme: section, name, days, hour, and its book once it is played. */
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

/** The evenings of the blitz year except New Year's and the one after the general meeting. */
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

/** An item in a section of its own name, unless `what` names another. */
const planned = (
  item: string,
  name: string,
  days: readonly string[],
  more: Pick<Planned, 'at' | 'note'> & { readonly what?: string } = {},
): Planned => ({ item, what: item, name, days, ...more });

const eight = { at: '20:00' };
const summer = 'women-youth-summer';

/** The regulation's yearly items, by its letters, and the club's other activities. */
export const programme2025: readonly Planned[] = [
  planned('championship', 'Klubmeisterschaft', championshipDays, eight),
  planned('open-rapid', 'Sommer-Schnellturnier', ['2025-06-28'], {
    at: '10:00',
    note: 'Startgeld 10 €',
  }),
  planned('cup', 'Pokalmeisterschaft', cupDays, eight),
  planned('blitz', 'Blitzmeisterschaft', blitzDays, eight),
  planned('seniors', 'Seniorenmeisterschaft', [], { note: 'Mai bis Oktober, nach Verabredung' }),
  planned('women', 'Damenmeisterschaft', [], { what: summer, note: 'nach Verabredung' }),
  planned('youth', 'Jugendmeisterschaft', [], {
    what: summer,
    note: 'innerhalb der Klubmeisterschaft (III.F.5)',
  }),
  planned('summer', 'Sommerturnier', [], { what: summer, note: 'auch für Gäste' }),
  planned('ladder', 'Schnellschachrangliste', [], { note: 'ganzjährig' }),
  planned('association', 'Berliner Mannschaftsmeisterschaft', weekly('2025-01-19', 5, 3), {
    at: '09:00',
  }),
  planned('skat', 'Frühjahrsskat', ['2025-03-21'], eight),
  planned(
    'combined',
    'Mehrkampf',
    inYear(2025, '04-05', '05-04', '06-08', '06-22', '08-10', '09-14', '09-28', '10-12'),
  ),
  planned('free-play', 'Spiel, wann du willst', [], { what: 'further', note: 'ganzjährig' }),
  planned('new-year-blitz', 'Neujahrsblitz', ['2025-01-03'], eight),
  planned('meeting-blitz', 'Blitz nach der Mitgliederversammlung', ['2025-05-16'], { at: '21:00' }),
  planned('christmas-skat', 'Weihnachtsskat', ['2025-12-19'], eight),
  planned('friendly', 'Freundschaftskampf gegen SC Gast', ['2025-07-18'], eight),
];

/** Where each item of the programme is played. */
export type Books = Readonly<
  Record<string, { readonly kind: 'tournament' | 'contest'; readonly book: BookAtDesk }>
>;

/** The programme for the API, each item with the book in which it is played. */
export const plannedItems = (items: readonly Planned[], books: Books) =>
  items.map((one) => {
    const played = books[one.item];
    return {
      at: '',
      note: '',
      ...one,
      book: played === undefined ? null : { kind: played.kind, id: played.book.id },
    };
  });
