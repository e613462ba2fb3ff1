import { onTestFinished } from 'vitest';

/** The document without a browser does not find a chosen line of a list by `:checked`, as Svelte asks. */
export function findChosenLines(): void {
  const { prototype } = HTMLSelectElement;
  const original = prototype.querySelector;
  prototype.querySelector = function (this: HTMLSelectElement, query: string) {
    return query === ':checked'
      ? (this.options[this.selectedIndex] ?? null)
      : original.call(this, query);
  } as typeof original;
  onTestFinished(() => {
    prototype.querySelector = original;
  });
}
