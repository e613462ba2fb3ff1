import type { Day } from '../../kernel/calendar.ts';

/** An item with days; `at`: the hour it begins, `19:30`, '' = not given. */
export interface Dated {
  readonly days: readonly Day[];
  readonly at: string;
}

/** Two items of a programme on one day. */
export interface Clash<Item extends Dated> {
  readonly day: Day;
  readonly items: readonly [Item, Item];
}

/** Whether two items of a day overlap: not if both have an hour and the hours differ. */
const meet = (one: Dated, other: Dated): boolean =>
  one.at === '' || other.at === '' || one.at === other.at;

/**
 * The pairs of items on the same day and not at different hours, in the order of days. A player in both
 * can only be at one of them.
 */
export const clashesIn = <Item extends Dated>(items: readonly Item[]): readonly Clash<Item>[] =>
  items
    .flatMap((one, index) =>
      items
        .slice(index + 1)
        .filter((other) => meet(one, other))
        .flatMap((other) =>
          one.days
            .filter((day) => other.days.includes(day))
            .map((day): Clash<Item> => ({ day, items: [one, other] })),
        ),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
