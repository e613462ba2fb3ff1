import type { Attachment } from 'svelte/attachments';

/**
 * Writes a text that is longer than there is room for so much smaller that it fits.
 *
 * @param room how many letters stand there at full size
 * @param least the smallest size, for texts that run over several lines
 */
export const sized =
  (text: string, room: number, least = 0): Attachment<HTMLElement> =>
  (element) => {
    const size = Math.max(least, Math.min(1, room / Math.max(1, text.length)));
    element.style.fontSize = `${size.toFixed(3)}em`;
  };
