import { type Listed, ratingFields } from '@rokade/tournament';
import type { PlayerForm } from './player-form.ts';

/** Somebody who may be meant by what is typed of a player, wherever they are known from. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  /** What tells them from others of that name: birth year, club, number. */
  readonly more: string;
  /** What is known of them; ratings are not taken from a register. */
  readonly values: Partial<PlayerForm>;
  /** The rating lists that their numbers are from. */
  readonly listed?: Listed;
}

/** The lists of those numbers that still stand in a form as they were suggested. */
export const stillListed = (form: PlayerForm, chosen: Suggestion | null): Listed =>
  Object.fromEntries(
    ratingFields.flatMap((field) => {
      const list = form[field] === chosen?.values[field] ? chosen?.listed?.[field] : undefined;
      return list === undefined ? [] : [[field, list]];
    }),
  );

const leastLetters = 2;

/** Asks an address for whoever may be meant; the answer to what was typed since comes alone. */
export function makeAsking(address: string, take: (found: readonly Suggestion[]) => void) {
  let asked = new AbortController();
  return async (text: string): Promise<void> => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    if (text.trim().length < leastLetters) {
      take([]);
      return;
    }
    // Without the server there is nothing to suggest, and everything can be typed.
    const answer = await fetch(`${address}?q=${encodeURIComponent(text)}`, { signal }).catch(
      () => null,
    );
    if (answer?.ok && !signal.aborted) take(await answer.json());
  };
}
