import { type Day, isDay, plusDays } from '@rokade/rules';

const withTime = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);

/** One evening a week from a first day on; no day gives none. `time` is `19:00` or ''. */
export const weeklyDates = (first: string, time: string, rounds: number): readonly string[] =>
  isDay(first)
    ? Array.from({ length: rounds }, (_, index) => withTime(plusDays(first, 7 * index), time))
    : [];

/**
 * A weekend from its first day on: one round that evening, the others on the days after, two or, if
 * there are more than five rounds, three a day.
 */
export function weekendDates(first: string, time: string, rounds: number): readonly string[] {
  if (!isDay(first) || rounds === 0) return [];
  const times = rounds > 5 ? ['09:00', '13:30', '18:00'] : ['10:00', '15:30'];
  const at = (index: number): readonly [Day, string] => [
    plusDays(first, 1 + Math.floor(index / times.length)),
    times[index % times.length] ?? '',
  ];
  const later = Array.from({ length: rounds - 1 }, (_, index) => withTime(...at(index)));
  return [withTime(first, time), ...later];
}

/** All rounds on one day: the first at its time, the others one after the other. */
const oneDay = (first: string, time: string, rounds: number): readonly string[] =>
  isDay(first)
    ? Array.from({ length: rounds }, (_, index) => withTime(first, index === 0 ? time : ''))
    : [];

/** One round a day from a first day on, all at one time. */
const dailyDates = (first: string, time: string, rounds: number): readonly string[] =>
  isDay(first)
    ? Array.from({ length: rounds }, (_, index) => withTime(plusDays(first, index), time))
    : [];

/** How the rounds of a tournament follow each other, in the order in which it is offered. */
export const roundRhythms = {
  weekly: weeklyDates,
  daily: dailyDates,
  'one-day': oneDay,
  weekend: weekendDates,
} as const;
export type RoundRhythm = keyof typeof roundRhythms;

/** The days of so many rounds in an event of these days, as far as the days decide them: one a day, or all on one. */
export function datesBetween(
  { firstDay, lastDay }: { readonly firstDay: string; readonly lastDay: string },
  rounds: number,
): readonly string[] {
  if (firstDay === '') return [];
  if (lastDay === firstDay) return oneDay(firstDay, '', rounds);
  const daily = dailyDates(firstDay, '', rounds);
  return daily.at(-1) === lastDay ? daily : [firstDay];
}
