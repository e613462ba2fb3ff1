import { untrack } from 'svelte';

/**
 * Lets fields that have a state of their own take a value anew once it has changed, as after a change
 * by somebody else. If the same value comes again, what was typed stays. Called while a component is
 * made.
 */
export function whenValueChanges(value: () => unknown, take: () => void): void {
  const text = $derived(JSON.stringify(value()));
  let before = untrack(() => text);
  $effect(() => {
    if (text === before) return;
    before = text;
    untrack(take);
  });
}
