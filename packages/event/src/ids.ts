import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** Names an event among its kind for ever; it stands in its address. */
export type EventId = Brand<string, 'EventId'>;

/** Names somebody on an event's entry list for ever, and as a player of the group they are put in. */
export type EntrantId = Brand<string, 'EntrantId'>;

/** Names a tournament that is a group of an event. */
export type GroupId = Brand<string, 'GroupId'>;

/** The id in a text, or null if the text is none; so with the others. */
export const parseEventId = parseId<EventId>;
export const parseEntrantId = parseId<EntrantId>;
export const parseGroupId = parseId<GroupId>;
