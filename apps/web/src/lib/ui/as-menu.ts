/**
 * Closes a part that folds out as a menu does: Escape closes it and goes back to its button, and so
 * do a click or the keyboard's focus elsewhere, and a link of its own. Whether it is open is asked
 * of the page itself, since the event that tells of it comes later than the next key.
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
