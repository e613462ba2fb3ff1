import { type BookKind, copiedAfter, shapesOf } from '@rokade/journal';
import type { ChessEvent } from './chess-event.ts';
import { type EventCommand, eventCommand } from './command.ts';
import { decide } from './decide/decide.ts';
import { evolve } from './evolve.ts';
import { happeningFollows } from './follows.ts';
import { type Happening, happening, personalAtEvent } from './happening.ts';
import { type EventId, type GroupId, parseEventId } from './ids.ts';
import { migrations } from './migrations.ts';
import type { EventRefusal, GroupRefusal } from './refusal.ts';
import { restsOn } from './rests-on.ts';

/** The types of an event as a kind of book. */
export interface EventTypes {
  readonly state: ChessEvent;
  readonly command: EventCommand;
  readonly event: Happening;
  readonly refusal: EventRefusal | GroupRefusal;
  readonly id: EventId;
  readonly summary: {
    readonly name: string;
    readonly place: string;
    readonly firstDay: string;
    readonly lastDay: string;
    readonly published: boolean;
    readonly groups: readonly GroupId[];
    readonly entrants: number;
  };
}

/** The kind of book of an event of several tournaments. */
export const eventBook: BookKind<EventTypes> = {
  kind: 'event',
  format: 6,
  migrations,
  decide,
  objectionToReturn: () => null,
  evolve,
  restsOn,
  personal: personalAtEvent,
  parseId: parseEventId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'make-event' ? command.id : null),
  ...shapesOf(eventCommand, happening),
  follows: happeningFollows,
  summary: {
    format: 1,
    of: ({ values, groups, entrants }) => ({
      name: values.name,
      place: values.place,
      firstDay: values.firstDay,
      lastDay: values.lastDay,
      published: values.published,
      groups,
      entrants: entrants.length,
    }),
  },
  // A backup after changes of groups and after erasing somebody.
  copies: copiedAfter<Happening>({
    'group-added': 'groups',
    'group-removed': 'groups',
    'entrant-erased': 'erased',
  }),
};
