import { isId } from '@rokade/journal';
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

const parsed = <Id extends string>(text: string): Id | null => (isId(text) ? (text as Id) : null);

/** The id in a text, or null if the text is none; so with the others. */
export const parseContestId = (text: string): ContestId | null => parsed(text);

export const parseEntryId = (text: string): EntryId | null => parsed(text);

export const parseChallengeId = (text: string): ChallengeId | null => parsed(text);

export const parseLegId = (text: string): LegId | null => parsed(text);

export const parseItemId = (text: string): ItemId | null => parsed(text);
