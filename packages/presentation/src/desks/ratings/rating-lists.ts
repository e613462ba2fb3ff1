import { namedListOn, namedLists, type Ratings } from '@rokade/ratings';
import { isDay, plainLetters, plusYears, registerRulesOn, startsAWord } from '@rokade/rules';
import { type ListedLine, listedLines } from '@rokade/tables';
import type { Query } from '../../words/query.ts';

/** Whether each word of a query begins a word of a player's name, club or number. */
const isFound = ({ name, club, nationalId }: ListedLine, words: readonly string[]): boolean =>
  words.every((word) => [name, club, nationalId].some((text) => startsAWord(text, word)));

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
  const words = plainLetters(query)
    .split(/[\s,]+/)
    .filter(Boolean);
  const lines = listedLines(namedListOn(ratings, list, { day, since }));
  return {
    day,
    since,
    list,
    query,
    edition: registerRulesOn(day).edition,
    lines: words.length === 0 ? lines : lines.filter((line) => isFound(line, words)),
  };
}
