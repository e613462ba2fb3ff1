/**
 * Makes a `details` element close like a menu: on Escape, which returns to its button, on a click
 * or focus elsewhere, and on a link inside. The state is read from the element itself, because its
 * `toggle` event comes only after the next key.
 */
export function asMenu(details: HTMLDetailsElement): () => void {
  const closeElsewhere = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target)) details.open = false;
  };
  const closeAt = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };
  const closeFollowed = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a') !== null) details.open = false;
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('click', closeElsewhere, { signal });
  window.addEventListener('focusin', closeElsewhere, { signal });
  window.addEventListener('keydown', closeAt, { signal });
  details.addEventListener('click', closeFollowed, { signal });
  return () => controller.abort();
}
