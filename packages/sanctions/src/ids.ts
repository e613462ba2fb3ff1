import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names a book of sanctions among its kind. */
export type SanctionsId = Brand<string, 'SanctionsId'>;

/** A data folder has one book of sanctions, and calls it so. */
export const ownSanctions = 'own' as SanctionsId;

/** Names a warning or suspension for ever. */
export type SanctionId = Brand<string, 'SanctionId'>;

/** The id in a text, or null if the text is none. */
export const parseSanctionId = parseId<SanctionId>;
