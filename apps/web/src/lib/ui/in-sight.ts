import type { Attachment } from 'svelte/attachments';

/**
 * On a narrow screen the link to the page that is shown, or to its desk, must not be scrolled away.
 * A bar of links is moved anew when `current` changes.
 */
export const inSight =
  (current: string): Attachment<HTMLElement> =>
  (bar) => {
    const link = current === '' ? null : bar.querySelector<HTMLElement>('[aria-current]');
    if (link) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2;
  };
