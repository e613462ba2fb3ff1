import {
  type CopiedBy,
  type FieldsOf,
  fieldsOf,
  leftOut,
  listOf,
  text,
  unsaidBy,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { laterBy } from '@rokade/rules';

/** The offices at an event, in the order of its page. */
export const officerRoles = [
  'organiser',
  'chief-arbiter',
  'deputy-arbiter',
  'arbiter',
  'appeals',
  'pairings',
] as const;

/** The holder of an office at the event; public, as in a tournament. */
const officer = fieldsOf({ role: wordOf(officerRoles), name: text });

/** The values of the event itself. '' = not given. */
export const eventShapes = {
  name: text,
  place: text,
  organiser: text,
  /** The first day, `2026-12-26`. */
  firstDay: text,
  lastDay: text,
  officers: listOf(officer, { most: 100 }),
  /** Whether the event has a public page; each group's own settings say what of it is public. */
  published: yesOrNo,
  /** The regulations by which it is held, as a rule set of offices: `dsu-2002`. '' = as its groups have it. */
  regulations: leftOut(text),
};
export interface EventValues extends Required<FieldsOf<typeof eventShapes>> {}

/** The empty values of an event. */
export const unsaidEvent: EventValues = unsaidBy(eventShapes);

/** How next year's copy takes over each value. */
export const copiedOfEvent: CopiedBy<EventValues> = {
  name: 'kept',
  place: 'kept',
  organiser: 'kept',
  firstDay: laterBy,
  lastDay: laterBy,
  officers: 'kept',
  published: 'anew',
  regulations: 'kept',
};
