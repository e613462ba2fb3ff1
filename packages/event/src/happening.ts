import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  orNull,
  type Recorded,
  someOf,
  text,
} from '@rokade/journal';
import { entrantIdShape, eventIdShape, groupIdShape } from './command.ts';
import { entrantShapes, erasedEntrant } from './entrant.ts';
import { eventShapes } from './event-values.ts';

const group = orNull(groupIdShape);

const happeningKinds = {
  'event-made': { id: eventIdShape, values: fieldsOf(eventShapes) },
  'event-changed': { values: someOf(eventShapes) },
  'point-ticked': { point: text, day: text },
  'group-added': { group: groupIdShape },
  'group-removed': { group: groupIdShape },
  'entrant-entered': { entrant: entrantIdShape, values: fieldsOf(entrantShapes), group },
  'entrant-changed': { entrant: entrantIdShape, values: someOf(entrantShapes) },
  'entrant-placed': { entrant: entrantIdShape, group },
  'entrant-removed': { entrant: entrantIdShape },
  'entrant-erased': { entrant: entrantIdShape },
};

/** What can have happened at an event, as its journal tells it. */
export const happening = kindsOf(happeningKinds);
export type Happening = KindsOf<typeof happeningKinds>;

/** A line of an event's journal. */
export type HappeningEntry = Recorded<Happening>;

/** Whom the journal knows by what, and which line ends that (ADR 0037). Officers act in public. */
export const personalAtEvent = {
  erased: erasedEntrant,
  places: {
    'entrant-entered': { person: 'entrant', values: 'values' },
    'entrant-changed': { person: 'entrant', values: 'values' },
  },
  erasures: { 'entrant-erased': 'entrant' },
} as const;
