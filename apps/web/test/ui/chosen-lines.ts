import { onTestFinished } from 'vitest';

/** The document without a browser does not find a chosen line of a list by `:checked`, as Svelte asks. */
export function findChosenLines(): void {
  const { prototype } = HTMLSelectElement;
  const asked = prototype.querySelector;
  prototype.querySelector = function (this: HTMLSelectElement, query: string) {
    return query === ':checked'
      ? (this.options[this.selectedIndex] ?? null)
      : asked.call(this, query);
  } as typeof asked;
  onTestFinished(() => {
    prototype.querySelector = asked;
  });
}
