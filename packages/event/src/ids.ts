import { isId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names an event among its kind for ever; it stands in its address. */
export type EventId = Brand<string, 'EventId'>;

/** Names somebody on an event's entry list for ever, and as a player of the group they are put in. */
export type EntrantId = Brand<string, 'EntrantId'>;

/** Names a tournament that is a group of an event. */
export type GroupId = Brand<string, 'GroupId'>;

const parsed = <Id extends string>(text: string): Id | null => (isId(text) ? (text as Id) : null);

/** The id in a text, or null if the text is none; so with the others. */
export const parseEventId = (text: string): EventId | null => parsed(text);

export const parseEntrantId = (text: string): EntrantId | null => parsed(text);

export const parseGroupId = (text: string): GroupId | null => parsed(text);
