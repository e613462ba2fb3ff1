import type { Listed, PlayerField } from '@rokade/tournament';

/** Somebody who may be meant by what is typed, wherever they are known from. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  /** What tells them from others of that name: birth year, club, number, rating. */
  readonly more: string;
  /** What is known of them; ratings are not taken from a register. */
  readonly values: Partial<Readonly<Record<PlayerField, string>>>;
  /** The rating lists that their numbers are from. */
  readonly listed?: Listed;
}

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
    const words = `${address.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
    const answer = await fetch(address + words, { signal }).catch(() => null);
    if (answer?.ok && !signal.aborted) take(await answer.json());
  };
}
