import { untrack } from 'svelte';

/**
 * Lets fields that have a state of their own take their value anew once another one is given, as
 * after a change by somebody else. If the same value is given again, what was typed stays. Called
 * while a component is made.
 */
export function whenGivenAnew(given: () => unknown, take: () => void): void {
  const text = $derived(JSON.stringify(given()));
  let before = untrack(() => text);
  $effect(() => {
    if (text === before) return;
    before = text;
    untrack(take);
  });
}
