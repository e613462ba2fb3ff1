import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** The id of a book of sanctions. */
export type SanctionsId = Brand<string, 'SanctionsId'>;

/** The id of the one book of sanctions of a data folder. */
export const ownSanctions = 'own' as SanctionsId;

/** The permanent id of a warning or suspension. */
export type SanctionId = Brand<string, 'SanctionId'>;

/** The text as an id, or null if it is not a valid one. */
export const parseSanctionId = parseId<SanctionId>;
