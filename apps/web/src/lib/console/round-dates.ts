const day = 86_400_000;

const at = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * day).toISOString().slice(0, 10);

const isDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(`${date}T00:00Z`));

const withTime = (date: string, time: string): string => (time === '' ? date : `${date}T${time}`);

/** One evening a week from a first date on; no date gives none. `time` is `19:00` or ''. */
export const weeklyDates = (first: string, time: string, rounds: number): readonly string[] =>
  isDate(first)
    ? Array.from({ length: rounds }, (_, index) => withTime(at(first, 7 * index), time))
    : [];

/**
 * A weekend from its first day on: one round that evening, the others on the days after, two or, if
 * there are more than five rounds, three a day.
 */
export function weekendDates(first: string, time: string, rounds: number): readonly string[] {
  if (!isDate(first)) return [];
  const times = rounds > 5 ? ['09:00', '13:30', '18:00'] : ['10:00', '15:30'];
  const later = Array.from({ length: Math.max(0, rounds - 1) }, (_, index) => {
    const dayNumber = 1 + Math.floor(index / times.length);
    return withTime(at(first, dayNumber), times[index % times.length] ?? '');
  });
  return rounds === 0 ? [] : [withTime(first, time), ...later];
}
