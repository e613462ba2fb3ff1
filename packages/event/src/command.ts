import {
  fieldsOf,
  idBy,
  type KindsOf,
  kindsOf,
  leftOut,
  listOf,
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
  'make-event': { id: eventIdShape, values: fieldsOf(eventShapes) },
  'change-event': { changes: someOf(eventShapes) },
  'change-invitation': { changes: someOf(invitationShapes) },
  /** That a point of the timeline is done on a day; '' = it is not, after all. */
  'tick-point': { point: text, day: text },
  'add-group': { group: groupIdShape },
  'remove-group': { group: groupIdShape },
  /** All or none. */
  'enter-entrants': {
    entrants: listOf(
      fieldsOf({
        id: entrantIdShape,
        values: fieldsOf({
          ...detailShapes,
          // Programs that were written before these fields leave them out.
          person: leftOut(detailShapes.person),
          dwzIndex: leftOut(detailShapes.dwzIndex),
        }),
        group: orNull(groupIdShape),
      }),
      { least: 1 },
    ),
  },
  'change-entrant': { entrant: entrantIdShape, changes: someOf(detailShapes) },
  /** Puts them in a group, or in none. */
  'place-entrants': {
    entrants: listOf(entrantIdShape, { least: 1 }),
    group: orNull(groupIdShape),
  },
  'remove-entrant': { entrant: entrantIdShape },
  'erase-entrant': { entrant: entrantIdShape },
  'say-class-facts': {
    people: listOf(fieldsOf({ entrant: entrantIdShape, facts: classFactsShape }), { least: 1 }),
  },
  /** Puts somebody in a class by hand; '' = in the one that the regulation gives. */
  'give-class': { entrant: entrantIdShape, class: wordOf([...classCodes, '']), reason: text },
  /** Keeps who is in which class, and by what. */
  'accept-classes': {
    places: listOf(fieldsOf({ entrant: entrantIdShape, ...acceptedShapes }), { least: 1 }),
  },
  'say-entries': {
    people: listOf(fieldsOf({ entrant: entrantIdShape, facts: fieldsOf(entryShapes) }), {
      least: 1,
    }),
  },
  /** The list of entries comes back on a day with the ratings of whom it names. */
  'return-list': {
    point: text,
    day: text,
    ratings: listOf(fieldsOf({ entrant: entrantIdShape, rating: detailShapes.rating })),
  },
  /** Writes down what the places give for next year, in the stead of what was written before. */
  'write-rights': { rights: listOf(rightShape) },
};

/** What may be wanted of an event. */
export const eventCommand = kindsOf(commandKinds);
export type EventCommand = KindsOf<typeof commandKinds>;

export type EventRequest = Request<EventCommand> & Suspensions;
