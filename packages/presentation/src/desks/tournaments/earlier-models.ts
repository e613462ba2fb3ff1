import { isDay, sameWeekday } from '@rokade/rules';

/** The greatest number of earlier tournaments, and of earlier events, offered as models. */
const mostEarlier = 3;

/** The first of each name, in the same order. */
export function oneOfEachName<One extends { readonly name: string }>(
  newestFirst: readonly One[],
): One[] {
  const byName = new Map(newestFirst.toReversed().map((one) => [one.name, one]));
  return [...byName.values()].toReversed().slice(0, mostEarlier);
}

/** A tournament in a list, as far as it tells whether it may serve as a model. */
interface ListedModel {
  readonly demo: boolean;
  readonly archived: boolean;
  /** null: it can be read. */
  readonly damaged: object | null;
  /** null: it was not made from others. */
  readonly origin: object | null;
  readonly group: string;
  readonly roundsPlayed: number;
  readonly firstDate: string;
}

/**
 * Whether a tournament may serve as a model: it is no group, was not made from another, and was
 * played or its first day is over.
 */
export const isToRepeat =
  (today: string) =>
  ({ demo, damaged, origin, group, archived, ...one }: ListedModel): boolean =>
    !demo &&
    !archived &&
    damaged === null &&
    origin === null &&
    group === '' &&
    (one.roundsPlayed > 0 || (one.firstDate !== '' && one.firstDate < today));

/** The same weekday a year later; '' = no valid day was given. */
export function aYearLater(day: string): string {
  if (!isDay(day)) return '';
  const year = Number(day.slice(0, 4)) + 1;
  return sameWeekday(day, 1, { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` });
}
