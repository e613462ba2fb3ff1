import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names a person among those of the book for ever; the register's own id where they stand in it. */
export type RatedPersonId = Brand<string, 'RatedPersonId'>;

/** Names something that gave or changed numbers: a list, a grant, an event, an adjustment, a lift. */
export type ActId = Brand<string, 'ActId'>;

/** Names the one book of ratings of a data folder. */
export type RatingsId = Brand<string, 'RatingsId'>;

export const ownRatings = 'own' as RatingsId;

/** The id in a text, or null if the text is none; so with the other. */
export const parseRatedPersonId = parseId<RatedPersonId>;
export const parseActId = parseId<ActId>;
