import { plusYears, sameWeekday } from '@rokade/rules';
import type { Contest } from '../contest.ts';
import { type ContestValues, erasedEntry } from '../contest-values.ts';
import type { ItemId } from '../ids.ts';
import type { SeasonItem } from './season-acts.ts';
import { seasonItems } from './season-view.ts';

/** Next year's copy of a season. */
export interface CopiedSeason {
  readonly values: ContestValues;
  readonly items: readonly SeasonItem[];
}

/** The players of the copy: all but erased ones. */
export const copiedEntries = ({ entries }: Contest): Contest['entries'] =>
  entries.filter(({ values }) => values.name !== erasedEntry.name);

/** The name with its years raised by one: "Vereinsjahr 2026/27" becomes "Vereinsjahr 2027/28". */
const nextName = (name: string): string =>
  name.replace(/\b(\d{4})(?:([/–-])(\d{2}|\d{4}))?\b/g, (_, first, mark, second) => {
    const next = (year: string) => String(Number(year) + 1).slice(-year.length);
    return second === undefined ? next(first) : `${next(first)}${mark}${next(second)}`;
  });

type Book = NonNullable<SeasonItem['book']>;

/**
 * The programme of next year's copy: each day becomes the nearest same weekday. Entries and champions are
 * not copied, nor are books, except of competitions that go on.
 *
 * @article Tempelhof 2018 III.G.1
 */
export function copiedSeason(
  contest: Contest,
  newItem: () => ItemId,
  goesOn: (book: Book) => boolean = () => false,
): CopiedSeason {
  const { name, firstDay, lastDay } = contest.values;
  const days = { firstDay: plusYears(firstDay, 1), lastDay: plusYears(lastDay, 1) };
  const moved = (item: SeasonItem) => item.days.map((day) => sameWeekday(day, 1, days));
  return {
    values: { ...contest.values, ...days, name: nextName(name), published: false },
    items: seasonItems(contest).map(({ entered: _, champions: __, ...item }) => ({
      ...item,
      item: newItem(),
      days: [...new Set(moved(item))].toSorted(),
      book: item.book !== null && goesOn(item.book) ? item.book : null,
    })),
  };
}
