import type { ListedNumbers, RatedPlayer } from '@rokade/register';
import { parseTitle } from '../trf/title.ts';

/** A player's values in FIDE's lists, as texts. */
export interface FideWords {
  readonly id: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly title: string;
  readonly womenTitle: string;
  readonly born: string;
  readonly ratings: ListedNumbers;
  readonly factors: ListedNumbers;
}

/** A number of a list; null for blank and zero; undefined: not a number. */
export function listedNumber(text: string): number | null | undefined {
  if (text === '' || text === '0') return null;
  const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  return number === 0 ? null : number;
}

/** Whether a text is a FIDE ID. */
export const isFideNumber = (text: string): boolean => /^\d{4,10}$/.test(text);

const sexes: Readonly<Record<string, RatedPlayer['sex']>> = { M: 'm', F: 'w' };

/** The title in a text; '' for anything else. */
const titleIn = (text: string): string => (text === '' ? '' : (parseTitle(text) ?? ''));

/**
 * A player of FIDE's list. The column of titles has the highest one; a women's title alone is in the
 * column after it.
 */
export const fidePlayer = (words: FideWords): RatedPlayer => ({
  id: words.id,
  name: words.name,
  federation: words.federation,
  title: titleIn(words.title) || titleIn(words.womenTitle),
  sex: sexes[words.sex] ?? '',
  born: /^[12]\d{3}$/.test(words.born) ? words.born : '',
  ratings: words.ratings,
  factors: words.factors,
  index: null,
  club: '',
  association: '',
  fideId: words.id,
  fideRating: words.ratings.standard,
});
