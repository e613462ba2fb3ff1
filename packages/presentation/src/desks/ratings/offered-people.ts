import { allOf } from '@rokade/journal';
import type { RatedPersonValues, Ratings } from '@rokade/ratings';
import { plainLetters, startsAWord } from '@rokade/rules';
import { dateText } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';

/** The greatest number of people offered. */
const most = 20;

/** A person who matches the query. */
export interface Offered {
  readonly href: string;
  readonly name: string;
  readonly more: string;
}

const partsOf = (query: string): readonly string[] =>
  plainLetters(query)
    .split(/[\s,]+/)
    .filter(Boolean);

/** The people of the book of ratings who match a query. */
export function foundInBook(
  { language }: Pick<Locale<'server'>, 'language'>,
  ratings: Ratings,
  query: string,
): readonly Offered[] {
  const parts = partsOf(query);
  return allOf(ratings.people)
    .filter(({ values }) =>
      parts.every((part) =>
        [values.name, values.nationalId, values.club].some((text) => startsAWord(text, part)),
      ),
    )
    .slice(0, most)
    .map(({ id, values }) => ({
      href: `?person=${id}`,
      name: values.name,
      more: [values.nationalId, values.club, dateText(language, values.birth, 'dated')]
        .filter(Boolean)
        .join(', '),
    }));
}

/** A person of the register as the book of ratings would take them in. */
interface Newcomer {
  readonly registered: string;
  readonly values: Pick<RatedPersonValues, 'name' | 'nationalId' | 'birth'>;
}

/** The people of the register who are not yet in the book of ratings. */
export const newcomersOffered = (
  { language }: Pick<Locale<'server'>, 'language'>,
  newcomers: readonly Newcomer[],
): readonly Offered[] =>
  newcomers.slice(0, most).map(({ registered, values }) => ({
    href: `?register=${registered}`,
    name: values.name,
    more: [values.nationalId, dateText(language, values.birth, 'dated')].filter(Boolean).join(', '),
  }));
