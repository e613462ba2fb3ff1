import { allOf, oncePer } from '@rokade/journal';
import {
  type Activity,
  activityOn,
  compareAlphabetically,
  deadline,
  deadlineRules,
  easterMonday,
  type PlayerClass,
  playerClassOf,
} from '@rokade/rules';
import { numbersAfter } from '../calculate/calculate.ts';
import { numberNow } from '../calculate/numbers.ts';
import { isOwnPlayer, rulesOfAct } from '../calculate/rate-event.ts';
import { playedIn } from '../last-result.ts';
import type { RatedPerson } from '../rated-person.ts';
import type { Ratings } from '../ratings.ts';
import { candidatesSince } from './candidate-results.ts';

/** A person in the list of a day. */
export interface ListedRating extends RatedPerson {
  readonly rating: number;
  readonly class: PlayerClass;
  /** The last day of the last event; without events, the day of the list or grant. */
  readonly lastResult: string;
  readonly activity: Activity;
  /** The number of rated events so far. */
  readonly events: number;
}

/**
 * Everybody's registered rating on a day, the highest first; archived ones are included, as `activity`
 * shows.
 *
 * @article DSU 2002 4.1.1 §4; 4.5.5.1 §4; DSU 2010 4.5.5.1 §4
 */
export const ratingListOn = oncePer((ratings: Ratings, day: string): readonly ListedRating[] => {
  const acts = ratings.acts.filter((act) => act.day <= day);
  const numbers = numbersAfter(ratings, acts);
  const played = playedIn(ratings, acts);
  const rules = rulesOfAct({ edition: '', day });
  return allOf(ratings.people)
    .flatMap((person): readonly ListedRating[] => {
      const rating = numberNow(numbers, person.id);
      if (rating === null || !isOwnPlayer(rules, person.values)) return [];
      const { last = '', events = 0 } = played.get(person.id) ?? {};
      const activity = activityOn(rules.activity, last, day);
      const playerClass = playerClassOf(rating);
      return [{ ...person, rating, class: playerClass, lastResult: last, activity, events }];
    })
    .sort((a, b) => b.rating - a.rating || compareAlphabetically(a.values.name, b.values.name));
});

/** The lists that the regulation names. */
export const namedLists = [
  'all',
  'archive',
  'published',
  'candidates',
  'juniors',
  'junior-strength',
  'women',
] as const;
export type NamedList = (typeof namedLists)[number];

type Takes = (line: ListedRating) => boolean;

/**
 * Whether a player is a junior: not 20 before 1 January of the year, so born twenty years before it or
 * later.
 */
const isJunior = ({ values }: ListedRating, day: string): boolean =>
  values.birth >= `${Number(day.slice(0, 4)) - 20}`;

/** Whether each list contains a player who is not archived. */
function takenBy(
  ratings: Ratings,
  list: Exclude<NamedList, 'archive'>,
  { day, since = lastEntriesClosed(day) }: ListDays,
): Takes {
  switch (list) {
    case 'all':
      return () => true;
    case 'published':
      return ({ rating }) => rating >= 2200;
    case 'candidates': {
      const found = candidatesSince(ratings, since, day);
      return ({ id }) => found.has(id);
    }
    case 'juniors':
      return (line) => isJunior(line, day);
    case 'junior-strength':
      return (line) => line.rating >= 2100 && isJunior(line, day);
    case 'women':
      return ({ values }) => values.sex === 'w';
  }
}

/**
 * The closing day of entries for the last championship that was over by a day.
 *
 * @article DSU 2002 4.1.1 §4; 4.2 §33
 */
function lastEntriesClosed(day: string): string {
  const year = Number(day.slice(0, 4));
  const thisYears = easterMonday(year);
  const easter = thisYears <= day ? thisYears : easterMonday(year - 1);
  const entries = deadlineRules.find(({ from }) => from === 'easterMonday');
  return entries === undefined ? easter : deadline(entries, easter).date;
}

/**
 * The day of a list, and the day from which candidate results count: by default the closing day of
 * entries for the last championship.
 */
export interface ListDays {
  readonly day: string;
  readonly since?: string;
}

/**
 * A list of a day by its name: everybody who is not archived; the archive; players from 2200, those
 * with a candidate result, the best juniors and the best women, which are published on request; the
 * juniors' strength list.
 *
 * @article DSU 2002 4.1.1 §2, §4
 */
export function namedListOn(
  ratings: Ratings,
  list: NamedList,
  days: ListDays,
): readonly ListedRating[] {
  const lines = ratingListOn(ratings, days.day);
  if (list === 'archive') return lines.filter(({ activity }) => activity !== 'listed');
  const takes = takenBy(ratings, list, days);
  return lines.filter((line) => line.activity === 'listed' && takes(line));
}
