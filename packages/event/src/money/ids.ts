import { isId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names something that was booked for ever. */
export type BookingId = Brand<string, 'BookingId'>;

/** The id in a text, or null if the text is none. */
export const parseBookingId = (text: string): BookingId | null =>
  isId(text) ? (text as BookingId) : null;
