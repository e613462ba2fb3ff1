import type { Language } from '@rokade/tournament';
import { locales } from './locales.ts';
import { madeOnce } from './made-once.ts';

const format = madeOnce(
  (language, of: 'day' | 'month') =>
    new Intl.DateTimeFormat(locales[language].tag, {
      timeZone: 'UTC',
      year: 'numeric',
      month: 'long',
      ...(of === 'day' ? { day: 'numeric' } : {}),
    }),
);

/**
 * A day (`2027-07-01`) or month (`2026-10`) in the form for sentences: 1. Juli 2027; any other text
 * stays as it is.
 */
export function plainDayText(language: Language, text: string): string {
  if (!/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return text;
  const date = new Date(`${text}T00:00Z`.replace(/^(\d{4}-\d{2})T/, '$1-01T'));
  const isOne = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isOne ? format(language, text.length === 7 ? 'month' : 'day').format(date) : text;
}
