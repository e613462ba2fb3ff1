import type { Language } from '@rokade/tournament';
import { locales } from './locales.ts';
import { madeOnce } from './made-once.ts';

const format = madeOnce(
  (language, of: 'moment' | 'day' | 'month') =>
    new Intl.DateTimeFormat(locales[language].tag, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      ...(of === 'month' ? {} : { day: 'numeric' }),
      ...(of === 'moment' ? { hour: '2-digit', minute: '2-digit' } : {}),
    }),
);

/**
 * A day (`2027-07-01`), a month (`2026-10`) or a time of a day in the hall (`2027-07-01T19:30`) in the form
 * for sentences: 1. Juli 2027; any other text stays as it is.
 */
export function plainDayText(language: Language, text: string): string {
  if (!/^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2})?)?$/.test(text)) return text;
  const whole = text.length === 7 ? `${text}-01` : text;
  const date = new Date(whole.length === 10 ? `${whole}T00:00Z` : `${whole}Z`);
  const isOne = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole);
  const of = text.length === 7 ? 'month' : text.length === 10 ? 'day' : 'moment';
  return isOne ? format(language, of).format(date) : text;
}
