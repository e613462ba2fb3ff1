import { parseId } from '@rokade/journal';
import type { Brand } from '@rokade/rules';

/** An event's permanent id, unique among events; it is part of its address. */
export type EventId = Brand<string, 'EventId'>;

/** A person's permanent id on an event's entry list, and as a player of the group. */
export type EntrantId = Brand<string, 'EntrantId'>;

/** The id of a tournament that is a group of an event. */
export type GroupId = Brand<string, 'GroupId'>;

/** The text as an id, or null if it is not a valid one; likewise the others. */
export const parseEventId = parseId<EventId>;
export const parseEntrantId = parseId<EntrantId>;
export const parseGroupId = parseId<GroupId>;
