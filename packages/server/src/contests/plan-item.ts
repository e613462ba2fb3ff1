import { type ActOf, type Contest, seasonSection } from '@rokade/club';
import { isDay, plusDays } from '@rokade/rules';
import { sectionText, type TableLocale } from '@rokade/tables';

type Item = ActOf<'programme-planned'>['items'][number];

/** A weekly repetition: the first day ('' = none), the number of days, and every how many weeks. */
export interface Weekly {
  readonly first: string;
  readonly times: number;
  readonly weeks: number;
}

/** The days of a repetition; an invalid first day is returned as it is, so that the book refuses it. */
const weeklyDays = ({ first, times, weeks }: Weekly): readonly string[] =>
  isDay(first)
    ? Array.from({ length: times }, (_, index) =>
        index === 0 ? first : plusDays(first, 7 * weeks * index),
      )
    : [first].filter((day) => day !== '');

/**
 * An item of a season's programme with all its days, its own and those of its repetition, each once and
 * in order. An empty name becomes that of its section.
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
