import {
  fieldsOf,
  type KindsOf,
  kindsOf,
  listOf,
  orNull,
  type Recorded,
  someOf,
  text,
  wordOf,
} from '@rokade/journal';
import { detailShapes, erasedDetails } from '@rokade/players';
import { classCodes } from '@rokade/rules';
import { acceptedShapes, classFactsShape, rightShape } from './classes.ts';
import { entrantIdShape, eventIdShape, groupIdShape } from './command.ts';
import { entryShapes } from './entry-facts.ts';
import { eventShapes } from './event-values.ts';
import { invitationShapes } from './invitation/invitation-fields.ts';

const group = orNull(groupIdShape);

const happeningKinds = {
  'event-made': { id: eventIdShape, values: fieldsOf(eventShapes) },
  'event-changed': { values: someOf(eventShapes) },
  'invitation-changed': { values: someOf(invitationShapes) },
  'point-ticked': { point: text, day: text },
  'group-added': { group: groupIdShape },
  'group-removed': { group: groupIdShape },
  'entrant-entered': { entrant: entrantIdShape, values: fieldsOf(detailShapes), group },
  'entrant-changed': { entrant: entrantIdShape, values: someOf(detailShapes) },
  'entrant-placed': { entrant: entrantIdShape, group },
  'entrant-removed': { entrant: entrantIdShape },
  'entrant-erased': { entrant: entrantIdShape },
  'class-facts-said': { entrant: entrantIdShape, facts: classFactsShape },
  /** '' = no longer by hand. */
  'class-given': {
    entrant: entrantIdShape,
    class: wordOf([...classCodes, '']),
    values: fieldsOf({ reason: text }),
  },
  'class-accepted': { entrant: entrantIdShape, ...acceptedShapes },
  'entry-said': { entrant: entrantIdShape, values: someOf(entryShapes) },
  'rights-written': { rights: listOf(rightShape) },
};

/** The shape of an event in the journal of this kind of book. */
export const happening = kindsOf(happeningKinds);
export type Happening = KindsOf<typeof happeningKinds>;

/** An event with its number, time and author. */
export type HappeningEntry = Recorded<Happening>;

/**
 * The personal values in the journal, and the events that erase them (ADR 0037). Officers act in
 * public, so theirs are not personal.
 */
export const personalAtEvent = {
  erased: { ...erasedDetails, reason: '', address: '', phone: '' },
  places: {
    'entrant-entered': { person: 'entrant', values: 'values' },
    'entrant-changed': { person: 'entrant', values: 'values' },
    'class-given': { person: 'entrant', values: 'values' },
    'entry-said': { person: 'entrant', values: 'values' },
  },
  erasures: { 'entrant-erased': 'entrant' },
} as const;
