import type { RatingCondition, RatingConditionCode } from '@rokade/rules';
import type { Language } from '@rokade/tournament';
import { dateText } from './date-text.ts';
import { countedText, type Say } from './norm-text.ts';

/** Conditions with an upper limit. */
const caps: readonly RatingConditionCode[] = [
  'moves-an-hour',
  'rounds-a-day',
  'hours-a-day',
  'days',
  'monthly-parts',
];

const oneDecimal = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** A condition for an event to be rated, with the present count, or the deadline. */
export function ratingConditionText(
  { t, language }: { readonly t: Say; readonly language: Language },
  { code, have, need, until }: RatingCondition,
): string {
  const isCap = caps.includes(code);
  const what = countedText(t, t(`rated.condition.${code}`), {
    have: oneDecimal(have),
    need,
    isCap,
  });
  return until === null ? what : t('rated.by-day', { what, date: dateText(language, until) });
}
