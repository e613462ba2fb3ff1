import type { Attachment } from 'svelte/attachments';

/**
 * Scrolls a bar of links so that the link to the current page or desk is visible on a narrow
 * screen. It scrolls again when `current` changes.
 */
export const inSight =
  (current: string): Attachment<HTMLElement> =>
  (bar) => {
    const link = current === '' ? null : bar.querySelector<HTMLElement>('[aria-current]');
    if (link) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.clientWidth) / 2;
  };
