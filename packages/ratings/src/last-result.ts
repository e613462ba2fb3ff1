import type { Act } from './act.ts';
import type { RatedPersonId } from './ids.ts';
import { type Ratings, stepsOf } from './ratings.ts';

/** What somebody has played so far. */
export interface Played {
  /** The last day of their last event. */
  readonly last: string;
  /** Rated events. */
  readonly events: number;
}

/** Everybody's, as far as some acts tell of it. */
export type PlayedByPerson = Map<RatedPersonId, Played>;

/**
 * Remembers what an act says of when people played. A list that does not say counts with its day, and so
 * does a number that was granted: nobody is off the list before they have played.
 *
 * @article DSU 2002 4.5.5.1 §4; DSU 2010 4.5.5.1 §4
 */
export function notePlayed(played: PlayedByPerson, ratings: Ratings, act: Act): void {
  const saw = (person: RatedPersonId, day: string, events: number): void => {
    const had = played.get(person) ?? { last: '', events: 0 };
    const last = day > had.last ? day : had.last;
    played.set(person, { last, events: had.events + events });
  };
  switch (act.kind) {
    case 'opening':
      for (const { person, lastResult } of act.numbers) saw(person, lastResult || act.day, 0);
      break;
    case 'grant':
      saw(act.person, act.day, 0);
      break;
    case 'event':
      for (const { person } of stepsOf(ratings, act.id)) saw(person, act.lastDay, 1);
      break;
    case 'adjustment':
    case 'lift':
  }
}

/** What everybody has played by some acts. */
export function playedIn(ratings: Ratings, acts: readonly Act[]): PlayedByPerson {
  const played: PlayedByPerson = new Map();
  for (const act of acts) notePlayed(played, ratings, act);
  return played;
}

/**
 * The last day of the last event that was rated for somebody; '' where there is none.
 *
 * @param acts those that count; all of them where it is not said
 */
export const lastResultOf = (
  ratings: Ratings,
  person: RatedPersonId,
  acts: readonly Act[] = ratings.acts,
): string => playedIn(ratings, acts).get(person)?.last ?? '';
