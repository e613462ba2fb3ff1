import type { Listed, PlayerField } from '@rokade/tournament';
import { fetchedJson } from '#lib/ui/fetched-json.ts';

/** A person whom the typed text may mean, from the register or a rating list. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  /** What distinguishes them from others of that name: birth year, club, number, rating. */
  readonly more: string;
  /** Their known values, by field; ratings are not taken from a register. */
  readonly values: Partial<Readonly<Record<PlayerField, string>>>;
  /** The rating lists from which their numbers are. */
  readonly listed?: Listed;
}

const leastLetters = 2;

/**
 * Makes a function that asks an address for suggestions. A new question cancels the earlier one, so
 * `take` only gets the answer to the newest.
 */
export function makeSuggester(address: string, take: (found: readonly Suggestion[]) => void) {
  let current = new AbortController();
  return async (text: string): Promise<void> => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    if (text.trim().length < leastLetters) {
      take([]);
      return;
    }
    // Without the server there are no suggestions, but everything can still be typed.
    const words = `${address.includes('?') ? '&' : '?'}q=${encodeURIComponent(text)}`;
    const found = await fetchedJson<readonly Suggestion[]>(address + words, { signal });
    if (found !== null && !signal.aborted) take(found);
  };
}
