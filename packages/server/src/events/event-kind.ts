import { eventBook, eventCommand, happening, happeningFollows, parseEventId } from '@rokade/event';
import { entryOf, oneOf, returned, returnTo } from '@rokade/journal';
import type { BookKind } from '../books/book-kind.ts';
import type { EventTypes } from './events.ts';

/** The event as the server keeps it; a copy is made when its groups change and when somebody is erased. */
export const eventKind: BookKind<EventTypes> = {
  ...eventBook,
  parseId: parseEventId,
  idOf: ({ id }) => id,
  begins: (command) => (command.kind === 'make-event' ? command.id : null),
  commandShape: oneOf(eventCommand, returnTo),
  entryShape: entryOf(oneOf(happening, returned)),
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
  copies: {
    folder: (id) => `event.${id}`,
    nameAfter: ({ kind }) => {
      if (kind === 'entrant-erased') return 'erased';
      return kind === 'group-added' || kind === 'group-removed' ? 'groups' : null;
    },
    areMadeOf: () => true,
  },
};
