import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** The permanent id of a booking. */
export type BookingId = Brand<string, 'BookingId'>;

/** The text as an id, or null if it is not a valid one. */
export const parseBookingId = parseId<BookingId>;
