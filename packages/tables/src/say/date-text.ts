import { locales, madeOnce } from '@rokade/texts';
import type { Language } from '@rokade/tournament';
import type { TableLocale } from '../locale.ts';

const isDate = /^\d{4}-\d{2}-\d{2}$/;
const isDateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

const wallClock = (text: string): Date => new Date(`${text.slice(0, 16)}Z`);

/** The length of a date. */
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
 * A date of the tournament (`2026-11-21` or local time `2026-11-21T19:00`) as text; '' stays ''. No
 * time zone is applied, since it is local time in the hall. `short` omits the year, which an event's
 * reader knows, and `brief` also the weekday; `dated` has the year instead of the weekday, and `plain`
 * the month in full, as in letters.
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

/** What is told of a moment beside day, hour and minute, and in which time zone: `year Europe/Berlin`. */
type MomentChoice = `${'' | 'seconds' | 'year'} ${string}`;

const momentFormat = madeOnce((language, choice: MomentChoice) => {
  const [more, timeZone = ''] = choice.split(' ');
  return new Intl.DateTimeFormat(locales[language].tag, {
    ...(timeZone === '' ? {} : { timeZone }),
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(more === 'seconds' ? { second: '2-digit' } : {}),
    ...(more === 'year' ? { year: 'numeric' } : {}),
  });
});

/**
 * The time of a journal entry (UTC) by the hall's clock, with seconds or the year if requested; without
 * a time zone by the clock of this machine.
 */
export function momentText(
  { language, timeZone = '' }: Pick<TableLocale, 'language' | 'timeZone'>,
  utc: string,
  more: '' | 'seconds' | 'year' = '',
): string {
  const date = new Date(utc);
  if (Number.isNaN(date.getTime())) return utc;
  return momentFormat(language, `${more} ${timeZone}`).format(date);
}

const clockFormat = madeOnce(
  (_: Language, timeZone: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      ...(timeZone === '' ? {} : { timeZone }),
      dateStyle: 'short',
      timeStyle: 'short',
    }),
);

/**
 * A moment (UTC) by the hall's clock, as spreadsheets read it: `2026-11-21 19:05`; without a time zone
 * by the clock of this machine.
 */
export function momentOnClock(
  { timeZone = '' }: Pick<TableLocale, 'timeZone'>,
  utc: string,
): string {
  const date = new Date(utc);
  return Number.isNaN(date.getTime()) ? utc : clockFormat('en', timeZone).format(date);
}

/** The day, `2026-11-21`, on which a moment (UTC) falls by the hall's clock. */
export const momentDay = (hall: Pick<TableLocale, 'timeZone'>, utc: string): string =>
  momentOnClock(hall, utc).slice(0, 10);

/** A moment at full length, as on paper and by the hall's clock: "21 November 2026 at 14:05". */
export const longMomentText = (
  { language, timeZone = '' }: Pick<TableLocale, 'language' | 'timeZone'>,
  at: Date,
): string => longFormat(language, timeZone).format(at);

const longFormat = madeOnce(
  (language, timeZone: string) =>
    new Intl.DateTimeFormat(locales[language].tag, {
      ...(timeZone === '' ? {} : { timeZone }),
      dateStyle: 'long',
      timeStyle: 'short',
    }),
);

const monthFormat = madeOnce(
  (language, _: 'month') =>
    new Intl.DateTimeFormat(locales[language].tag, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

/** A month (`2026-11`) as text, "November 2026"; anything else is unchanged. */
export const monthText = (language: Language, month: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)
    ? monthFormat(language, 'month').format(new Date(`${month}-01T00:00Z`))
    : month;
