import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names something that was booked for ever. */
export type BookingId = Brand<string, 'BookingId'>;

/** The id in a text, or null if the text is none. */
export const parseBookingId = parseId<BookingId>;
