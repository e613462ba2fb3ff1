import { daysBetween, plusDays } from '@rokade/rules';
import { homeDays, type TeamValues } from './league-values.ts';

const minutesOfDay = 24 * 60;

/** A local time, `2026-11-21T19:05`, some minutes later by the clock. */
export function plusMinutes(time: string, minutes: number): string {
  const sum = Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16)) + minutes;
  const days = Math.floor(sum / minutesOfDay);
  const rest = sum - days * minutesOfDay;
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${plusDays(time.slice(0, 10), days)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** A Monday, from which days of the week are counted. */
const someMonday = '2024-01-01';

/** The day of the week: 0 for Monday. */
const weekday = (day: string): number => ((daysBetween(someMonday, day) % 7) + 7) % 7;

/** The day on which a team plays at home in the week of a round, Monday to Sunday. */
export function homeDayIn(day: string, { homeDay }: Pick<TeamValues, 'homeDay'>): string {
  if (day === '' || homeDay === '') return day;
  return plusDays(day, homeDays.indexOf(homeDay) - 1 - weekday(day));
}

/** The minutes from one local time to another. */
export const minutesFrom = (earlier: string, later: string): number =>
  (Date.parse(`${later.slice(0, 16)}Z`) - Date.parse(`${earlier.slice(0, 16)}Z`)) / 60_000;
