/** A day as ISO 8601 writes it: `2028-02-29`. Days compare as texts. */
export type Day = string;

const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

const timeOf = (day: Day): number => Date.parse(`${day}T00:00Z`);

/**
 * Whether a text is an existing day: `2027-02-29` is not. From 1583 to 8999, so that days counted from
 * it have four-digit years, too.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < '1583' || text >= '9000') return false;
  const time = timeOf(text);
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** The day a number of days later; negative: before. */
export const plusDays = (day: Day, days: number): Day => dayOf(timeOf(day) + days * 86_400_000);

/**
 * The same day a number of months later, or before if negative; a month without that day gives its
 * last: a month after 31 January is 28 or 29 February.
 */
export function plusMonths(day: Day, months: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** The same day years later; 29 February gives 28 February. */
export const plusYears = (day: Day, years: number): Day => plusMonths(day, 12 * years);

/**
 * A day, or a day with a time, some days later: `2026-11-21T19:00`; '' if it is not a day or the number
 * is null.
 */
export const laterBy = (moment: string, days: number | null): string =>
  days === null || !isDay(moment.slice(0, 10))
    ? ''
    : `${plusDays(moment.slice(0, 10), days)}${moment.slice(10)}`;

/** The number of days from one day to another; negative if the other is earlier. */
export const daysBetween = (from: Day, to: Day): number => (timeOf(to) - timeOf(from)) / 86_400_000;
