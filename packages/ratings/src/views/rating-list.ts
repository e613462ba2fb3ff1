import { allOf } from '@rokade/journal';
import {
  type Activity,
  activityOn,
  compareAlphabetically,
  type PlayerClass,
  playerClassOf,
} from '@rokade/rules';
import type { Act } from '../act.ts';
import { numbersAfter } from '../calculate/calculate.ts';
import { numberNow } from '../calculate/numbers.ts';
import { isOwnPlayer, rulesOfAct } from '../calculate/rate-event.ts';
import type { RatedPerson } from '../rated-person.ts';
import { type Ratings, stepsOf } from '../ratings.ts';

/** Somebody in the list of a day. */
export interface ListedRating extends RatedPerson {
  readonly rating: number;
  readonly class: PlayerClass;
  /** The last day of their last event; the day of the list or grant where there is none. */
  readonly lastResult: string;
  readonly activity: Activity;
  /** Rated events so far. */
  readonly events: number;
}

interface Played {
  last: string;
  events: number;
}

/** Everybody's last result and number of events, in one pass through the acts. */
function playedIn(ratings: Ratings, acts: readonly Act[]): ReadonlyMap<string, Played> {
  const played = new Map<string, Played>();
  const saw = (person: string, day: string, events: number): void => {
    const one = played.get(person) ?? { last: '', events: 0 };
    if (day > one.last) one.last = day;
    one.events += events;
    played.set(person, one);
  };
  for (const act of acts) {
    if (act.kind === 'opening') {
      for (const { person, lastResult } of act.numbers) saw(person, lastResult || act.day, 0);
    } else if (act.kind === 'grant') saw(act.person, act.day, 0);
    else if (act.kind === 'event') {
      for (const { person } of stepsOf(ratings, act.id)) saw(person, act.lastDay, 1);
    }
  }
  return played;
}

/**
 * Everybody's registered number as it was on a day, the highest first; numbers of the archive stand in it
 * too, by their `activity`.
 *
 * @article DSU 2002 4.1.1 §4; 4.5.5.1 §4; DSU 2010 4.5.5.1 §4
 */
export function ratingListOn(ratings: Ratings, day: string): readonly ListedRating[] {
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
}

/** The lists that the regulation knows by name. */
export const namedLists = [
  'all',
  'archive',
  'published',
  'juniors',
  'junior-strength',
  'women',
] as const;
export type NamedList = (typeof namedLists)[number];

/** Where a list is said, and whom it takes. */
const takes: Readonly<Record<NamedList, (line: ListedRating, day: string) => boolean>> = {
  all: ({ activity }) => activity === 'listed',
  archive: ({ activity }) => activity !== 'listed',
  published: ({ activity, rating }) => activity === 'listed' && rating >= 2200,
  juniors: (line, day) => line.activity === 'listed' && isJunior(line, day),
  'junior-strength': (line, day) =>
    line.activity === 'listed' && line.rating >= 2100 && isJunior(line, day),
  women: ({ activity, values }) => activity === 'listed' && values.sex === 'w',
};

/** Not 20 before 1 January of the year: born twenty years before it, or later. */
const isJunior = ({ values }: ListedRating, day: string): boolean =>
  values.birth >= `${Number(day.slice(0, 4)) - 20}`;

/**
 * A list of a day by its name: everybody who is not in the archive; the archive; those from 2200, the
 * best juniors and the best women, which are published on request; the juniors' strength list.
 *
 * @article DSU 2002 4.1.1 §2, §4
 */
export const namedListOn = (
  ratings: Ratings,
  list: NamedList,
  day: string,
): readonly ListedRating[] => ratingListOn(ratings, day).filter((line) => takes[list](line, day));
