import type { Day } from '../../kernel/calendar.ts';

/** Something with days of its own; `at`: the hour it begins, `19:30`, '' = not said. */
export interface Dated {
  readonly days: readonly Day[];
  readonly at: string;
}

/** Two of a programme on one day. */
export interface Clash<Item extends Dated> {
  readonly day: Day;
  readonly items: readonly [Item, Item];
}

/** Two hours of a day that are both said and not the same leave room for both. */
const meet = (one: Dated, other: Dated): boolean =>
  one.at === '' || other.at === '' || one.at === other.at;

/**
 * Where two of a programme are on the same day and not at different hours, in the order of days: each
 * pair with both. Somebody who plays in both can be at one alone.
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
