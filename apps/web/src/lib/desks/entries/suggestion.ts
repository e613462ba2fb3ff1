import type { PlayerForm } from './player-form.ts';

/** Somebody who may be meant by what is typed of a player, wherever they are known from. */
export interface Suggestion {
  readonly key: string;
  readonly name: string;
  /** What tells them from others of that name: birth year, club, number. */
  readonly more: string;
  /** What is known of them; ratings are not taken from a register. */
  readonly values: Partial<PlayerForm>;
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
    const answer = await fetch(`${address}?q=${encodeURIComponent(text)}`, { signal }).catch(
      () => null,
    );
    if (answer?.ok && !signal.aborted) take(await answer.json());
  };
}
