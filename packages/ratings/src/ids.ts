import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** A person's permanent id in the book; the register's own id if they are in the register. */
export type RatedPersonId = Brand<string, 'RatedPersonId'>;

/** The id of an act: a list, a grant, an event, an adjustment, a lift. */
export type ActId = Brand<string, 'ActId'>;

/** The id of the one book of ratings of a data folder. */
export type RatingsId = Brand<string, 'RatingsId'>;

export const ownRatings = 'own' as RatingsId;

/** The text as an id, or null if it is not a valid one; likewise the other. */
export const parseRatedPersonId = parseId<RatedPersonId>;
export const parseActId = parseId<ActId>;
