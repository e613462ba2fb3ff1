import {
  fieldsOf,
  idBy,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
  newOne,
  orNull,
  type Request,
  someOf,
  text,
  wordOf,
} from '@rokade/journal';
import { detailShapes, type Suspensions } from '@rokade/players';
import { classCodes } from '@rokade/rules';
import { acceptedShapes, classFactsShape, rightShape } from './classes.ts';
import { entryShapes } from './entry-facts.ts';
import { eventShapes } from './event-values.ts';
import { parseEntrantId, parseEventId, parseGroupId } from './ids.ts';
import { invitationShapes } from './invitation/invitation-fields.ts';

export const eventIdShape = idBy(parseEventId);
export const entrantIdShape = idBy(parseEntrantId);
export const groupIdShape = idBy(parseGroupId);

const commandKinds = {
  'make-event': { id: newOne(eventIdShape), values: fieldsOf(eventShapes) },
  'change-event': { changes: someOf(eventShapes) },
  'change-invitation': { changes: someOf(invitationShapes) },
  /** Marks a point of the timeline as done on a day; '' = not done. */
  'tick-point': { point: text, day: text },
  'add-group': { group: groupIdShape },
  'remove-group': { group: groupIdShape },
  /** Enters several people, all or none. */
  'enter-entrants': {
    entrants: listOf(
      fieldsOf({
        id: newOne(entrantIdShape),
        values: fieldsOf({
          ...detailShapes,
          // Optional, since API clients older than these fields do not send them.
          person: leftOut(detailShapes.person),
          dwzIndex: leftOut(detailShapes.dwzIndex),
        }),
        group: orNull(groupIdShape),
      }),
      { least: 1 },
    ),
  },
  'change-entrant': { entrant: entrantIdShape, changes: someOf(detailShapes) },
  /** Puts entrants in a group, or in none. */
  'place-entrants': {
    entrants: listOf(entrantIdShape),
    group: orNull(groupIdShape),
  },
  'remove-entrant': { entrant: entrantIdShape },
  'erase-entrant': { entrant: entrantIdShape },
  'say-class-facts': {
    people: listOf(fieldsOf({ entrant: entrantIdShape, facts: classFactsShape }), { least: 1 }),
  },
  /** Puts an entrant in a class by hand; '' = in the class by the regulation. */
  'give-class': { entrant: entrantIdShape, class: wordOf([...classCodes, '']), reason: text },
  /** Accepts the entrants' classes, with the reasons. */
  'accept-classes': {
    places: listOf(fieldsOf({ entrant: entrantIdShape, ...acceptedShapes }), { least: 1 }),
  },
  'say-entries': {
    people: listOf(fieldsOf({ entrant: entrantIdShape, facts: fieldsOf(entryShapes) }), {
      least: 1,
    }),
  },
  /** Notes the day on which the federation returned the entry list, and the ratings in it. */
  'return-list': {
    point: text,
    day: text,
    ratings: listOf(fieldsOf({ entrant: entrantIdShape, rating: detailShapes.rating })),
  },
  /** Enters the rights that places give for next year, replacing former ones. */
  'write-rights': { rights: listOf(rightShape) },
};

/** The shape of an event's commands. */
export const eventCommand = kindsOf(commandKinds);
export type EventCommand = KindsOf<typeof commandKinds>;

export type EventRequest = Request<EventCommand> & Suspensions;
