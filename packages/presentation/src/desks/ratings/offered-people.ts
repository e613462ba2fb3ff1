import { allOf } from '@rokade/journal';
import type { RatedPersonValues, Ratings } from '@rokade/ratings';
import { dateText } from '@rokade/tables';
import type { Locale } from '../../words/locale.ts';
import { fitsQuery } from './fits-query.ts';

/** The greatest number of people offered. */
const most = 20;

/** A person who matches the query. */
export interface Offered {
  readonly href: string;
  readonly name: string;
  readonly more: string;
}

/** The people of the book of ratings who match a query. */
export function foundInBook(
  { language }: Pick<Locale<'server'>, 'language'>,
  ratings: Ratings,
  query: string,
): readonly Offered[] {
  const fits = fitsQuery(query);
  return allOf(ratings.people)
    .filter(({ values: { name, nationalId, club } }) => fits([name, nationalId, club]))
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
