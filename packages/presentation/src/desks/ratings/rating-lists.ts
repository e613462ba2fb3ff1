import { namedListOn, namedLists, type Ratings } from '@rokade/ratings';
import { isDay, plusYears, registerRulesOn } from '@rokade/rules';
import { listedLines } from '@rokade/tables';
import type { Query } from '../../words/query.ts';
import { fitsQuery } from './fits-query.ts';

/**
 * The rating list `list` of the address on its `day`, else on this day, reduced to the players who match
 * `q`.
 */
export function ratingLists(
  ratings: Ratings,
  { searchParams }: { readonly searchParams: Query },
  today: string,
) {
  const parameter = (name: string): string => searchParams.get(name) ?? '';
  const dayIn = (name: string, usual: string): string =>
    isDay(parameter(name)) ? parameter(name) : usual;
  const day = dayIn('day', today);
  const since = dayIn('since', plusYears(day, -1));
  const list = namedLists.find((candidate) => candidate === parameter('list')) ?? 'all';
  const query = parameter('q');
  const fits = fitsQuery(query);
  return {
    day,
    since,
    list,
    query,
    edition: registerRulesOn(day).edition,
    lines: listedLines(namedListOn(ratings, list, { day, since })).filter(
      ({ name, club, nationalId }) => fits([name, club, nationalId]),
    ),
  };
}
