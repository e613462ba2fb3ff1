import type { ShownRating } from '@rokade/tournament';
import type { termsTexts } from './en/terms.ts';

/** The part of a locale with the terms of chess. */
type Translate = (key: keyof typeof termsTexts) => string;

/** A rating, with its list where that is not the one its column is of: "2616 FIDE"; '' for none. */
export function ratingText(t: Translate, { rating, otherList }: ShownRating): string {
  if (rating === null) return '';
  return otherList === null ? String(rating) : `${rating} ${t(`terms.list-${otherList}`)}`;
}

/** A rating for a spreadsheet, where a number stays a number to calculate with. */
export const ratingCell = (t: Translate, shown: ShownRating): string | number | null =>
  shown.otherList === null ? shown.rating : ratingText(t, shown);
