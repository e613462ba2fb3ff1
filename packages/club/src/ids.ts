import { idBy, parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** The permanent id of a club's competition; it is part of its address. */
export type ContestId = Brand<string, 'ContestId'>;

/** The permanent id of a player in a competition. */
export type EntryId = Brand<string, 'EntryId'>;

/** The permanent id of a challenge. */
export type ChallengeId = Brand<string, 'ChallengeId'>;

/** The permanent id of a leg of a series (a discipline, an evening). */
export type LegId = Brand<string, 'LegId'>;

/** The permanent id of an item of a season's programme. */
export type ItemId = Brand<string, 'ItemId'>;

/** The text as an id, or null if it is not a valid one; likewise the others. */
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
