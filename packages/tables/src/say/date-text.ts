import { locales, madeOnce } from '@rokade/texts';
import type { Language } from '@rokade/tournament';

const isDate = /^\d{4}-\d{2}-\d{2}$/;
const isDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const wallClock = (text: string): Date => new Date(`${text.slice(0, 16)}Z`);

/** How much of a date is said. */
type DateStyle = 'long' | 'short' | 'brief' | 'dated' | 'plain';

const dateFormat = madeOnce((language, choice: `${DateStyle}${'' | ' at'}`) => {
  const [style, at] = choice.split(' ');
  return new Intl.DateTimeFormat(locales[language].tag, {
    timeZone: 'UTC',
    ...(style === 'long' || style === 'short' ? { weekday: 'short' } : {}),
    day: 'numeric',
    month: style === 'long' || style === 'plain' ? 'long' : 'short',
    ...(style === 'short' || style === 'brief' ? {} : { year: 'numeric' }),
    ...(at === undefined ? {} : { hour: '2-digit', minute: '2-digit' }),
  });
});

/**
 * A date of the tournament (`2026-11-21` or local time `2026-11-21T19:00`) in words; '' stays ''.
 * No time zone is applied: the hall's clock is meant. `short` is of an event, which knows its year,
 * and `brief` without the weekday;
 * `dated` has the year in place of the weekday, and `plain` the month in full, as letters have it.
 */
export function dateText(language: Language, text: string, style: DateStyle = 'long'): string {
  const date = isDateTime.test(text)
    ? wallClock(text)
    : isDate.test(text)
      ? new Date(`${text}T00:00Z`)
      : null;
  if (date === null || Number.isNaN(date.getTime())) return text;
  return dateFormat(language, isDateTime.test(text) ? `${style} at` : style).format(date);
}

const momentFormat = madeOnce(
  (language, more: '' | 'seconds' | 'year') =>
    new Intl.DateTimeFormat(locales[language].tag, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      ...(more === 'seconds' ? { second: '2-digit' } : {}),
      ...(more === 'year' ? { year: 'numeric' } : {}),
    }),
);

/** The moment of a journal entry (UTC) on this machine's clock, with seconds or the year if asked. */
export function momentText(
  language: Language,
  utc: string,
  more: '' | 'seconds' | 'year' = '',
): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) return utc;
  return momentFormat(language, more).format(date);
}

const monthFormat = madeOnce(
  (language, _: 'month') =>
    new Intl.DateTimeFormat(locales[language].tag, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A month (`2026-11`) in words, "November 2026"; anything else stays as it is. */
export const monthText = (language: Language, month: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)
    ? monthFormat(language, 'month').format(new Date(`${month}-01T00:00Z`))
    : month;
