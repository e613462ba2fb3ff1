/** A day as ISO 8601 writes it: `2028-02-29`. Days compare as texts. */
export type Day = string;

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

const timeOf = (day: Day): number => Date.parse(`${day}T00:00Z`);

/**
 * Whether a text is a day that the calendar has: `2027-02-29` is none. From 1583 to 8999, so that
 * what is counted from a day has four digits, too.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1583' || text >= '9000') return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** So many days later; before, where the number is below zero. */
export const plusDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * 86_400_000);

/**
 * The same day so many months later, or before where the number is below zero; in a month that does
 * not have it, the month's last: a month after 31 January is 28 or 29 February.
 */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** A year later is twelve months later: 29 February gives 28. */
export const plusYears = (day: Day, years: number): Day => plusMonths(day, 12 * years);

/**
 * A day, or a day with a time, so many days later: `2026-11-21T19:00`; '' where it is none or nobody
 * knows how many.
 */
export const laterBy = (moment: string, days: number | null): string =>
  days === null || !isDay(moment.slice(0, 10))
    ? ''
    : `${plusDays(moment.slice(0, 10), days)}${moment.slice(10)}`;

/** So many days from one day to another; below zero where the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => (timeOf(to) - timeOf(from)) / 86_400_000;
