import { dateText, listInWords, momentDay } from '@rokade/tables';
import { fieldsOfKind, type Player, type RatingField, ratingFields } from '@rokade/tournament';
import { fieldKey } from '../../console/journal/field-keys.ts';
import type { Locale } from '../../words/locale.ts';

/**
 * The fields that the facts list. Name and title are shown above them, and the person of the register
 * beside them.
 */
const fields = (['rating', 'text', 'federation', 'day-or-year', 'number'] as const).flatMap(
  fieldsOfKind,
);

const isRating = (field: string): field is RatingField => ratingFields.some((one) => one === field);

/** A rating with the list from which it was taken, or who set it and when; '' = there is none. */
function ratingOf(locale: Locale<'console'>, player: Player, field: RatingField): string {
  const { t, language } = locale;
  const isUnrated = ratingFields.every((one) => player.details[one] === null);
  const none = field === 'rating' && isUnrated ? t('terms.unrated') : '';
  const value = String(player.details[field] ?? none);
  const origin = player.origins[field];
  if (origin === undefined) return value;
  const { list, by, at } = origin;
  const from =
    list === null
      ? t('lists.by-hand')
      : listInWords(locale, { source: list.list, month: list.month });
  return `${value} (${[from, by, dateText(language, momentDay(locale, at))].join(', ')})`;
}

/**
 * The details of a player for arbiters: pairs of a field's name and what it holds; '' = nothing. The
 * federation is the tournament's.
 */
export const playerFacts = (
  locale: Locale<'console'>,
  player: Player,
  federation: string,
): readonly (readonly [string, string])[] =>
  fields.map((field) => [
    locale.t(fieldKey(field, federation)),
    isRating(field)
      ? ratingOf(locale, player, field)
      : dateText(locale.language, player.details[field], 'plain'),
  ]);
