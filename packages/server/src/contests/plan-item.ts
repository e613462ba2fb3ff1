import { type ActOf, type Contest, seasonSection } from '@rokade/club';
import { isDay, plusDays } from '@rokade/rules';
import { sectionText, type TableLocale } from '@rokade/tables';

type Item = ActOf<'programme-planned'>['items'][number];

/** How something comes again week by week: its first day, '' = it does not, how often, and every how many weeks. */
export interface Weekly {
  readonly first: string;
  readonly times: number;
  readonly weeks: number;
}

/** The days of something that comes again; a first day that is none stays, to be refused as such. */
const weeklyDays = ({ first, times, weeks }: Weekly): readonly string[] =>
  isDay(first)
    ? Array.from({ length: times }, (_, index) =>
        index === 0 ? first : plusDays(first, 7 * weeks * index),
      )
    : [first].filter((day) => day !== '');

/**
 * Something of a season's programme as it is to be planned: on its own days and those that follow week by
 * week, each once and in order. A name left empty is that of its section.
 */
export function plannedItem(
  season: Contest,
  item: Item,
  weekly: Weekly | null,
  locale: TableLocale,
): Item {
  const section = seasonSection(season, item.what);
  const usual = section === undefined ? '' : sectionText(locale, section);
  const days = [...(weekly === null ? [] : weeklyDays(weekly)), ...item.days];
  return { ...item, name: item.name.trim() || usual, days: [...new Set(days)].toSorted() };
}
