import { type Day, plusDays } from '../../kernel/calendar.ts';

const timeOf = (day: Day): number => Date.parse(`${day}T00:00Z`);

const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay();

/** The same date of another year; 29 February becomes 1 March if necessary. */
function sameDate(day: Day, year: number): Day {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}

/** The first and the last day of a season. */
export interface SeasonDays {
  readonly firstDay: Day;
  readonly lastDay: Day;
}

/**
 * The day some years later on the same weekday nearest to the same date: a club's Fridays stay Fridays,
 * week by week. If that day is just outside the new season (the Friday nearest to 1 January 2028 is in
 * 2027), it is a week further inside.
 */
export function sameWeekday(day: Day, years: number, { firstDay, lastDay }: SeasonDays): Day {
  const date = sameDate(day, Number(day.slice(0, 4)) + years);
  const ahead = (weekdayOf(day) - weekdayOf(date) + 7) % 7;
  const nearest = plusDays(date, ahead > 3 ? ahead - 7 : ahead);
  if (nearest < firstDay) return plusDays(nearest, 7);
  return nearest > lastDay ? plusDays(nearest, -7) : nearest;
}
