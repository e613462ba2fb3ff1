import type { Act } from './act.ts';
import type { RatedPersonId } from './ids.ts';
import { type Ratings, stepsOf } from './ratings.ts';

/** A person's rated events so far. */
export interface Played {
  /** The last day of the last event. */
  readonly last: string;
  /** The number of rated events. */
  readonly events: number;
}

/** Everybody's rated events by some acts. */
export type PlayedByPerson = Map<RatedPersonId, Played>;

/**
 * Adds the events of an act. A list without the day of the last event counts with its own day, and so
 * does a granted rating: nobody is dropped from the list before they have played.
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

/** Everybody's rated events by some acts. */
export function playedIn(ratings: Ratings, acts: readonly Act[]): PlayedByPerson {
  const played: PlayedByPerson = new Map();
  for (const act of acts) notePlayed(played, ratings, act);
  return played;
}

/**
 * The last day of a person's last rated event; '' if there is none.
 *
 * @param acts the acts that count; default: all
 */
export const lastResultOf = (
  ratings: Ratings,
  person: RatedPersonId,
  acts: readonly Act[] = ratings.acts,
): string => playedIn(ratings, acts).get(person)?.last ?? '';
