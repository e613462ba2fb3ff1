import { idBy, parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names a competition of a club among its kind for ever; it stands in its address. */
export type ContestId = Brand<string, 'ContestId'>;

/** Names somebody who plays in one for ever. */
export type EntryId = Brand<string, 'EntryId'>;

/** Names a challenge for ever. */
export type ChallengeId = Brand<string, 'ChallengeId'>;

/** Names a leg of a series (a discipline, an evening) for ever. */
export type LegId = Brand<string, 'LegId'>;

/** Names something of a season's programme for ever. */
export type ItemId = Brand<string, 'ItemId'>;

/** The id in a text, or null if the text is none; so with the others. */
export const parseContestId = parseId<ContestId>;
export const parseEntryId = parseId<EntryId>;
export const parseChallengeId = parseId<ChallengeId>;
export const parseLegId = parseId<LegId>;
export const parseItemId = parseId<ItemId>;

export const contestId = idBy(parseContestId);
export const entryId = idBy(parseEntryId);
export const challengeId = idBy(parseChallengeId);
export const legId = idBy(parseLegId);
export const itemId = idBy(parseItemId);
