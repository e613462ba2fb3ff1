import {
  type CopiedBy,
  type FieldsOf,
  fieldsOf,
  leftOut,
  listOf,
  text,
  unsaidBy,
  type ValueOf,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { laterBy } from '@rokade/rules';

/** What somebody may be at an event, as its page lists them. */
export const officerRoles = [
  'organiser',
  'chief-arbiter',
  'deputy-arbiter',
  'arbiter',
  'appeals',
  'pairings',
] as const;

/** Somebody who holds an office at the event; that is public, as it is in a tournament. */
const officer = fieldsOf({ role: wordOf(officerRoles), name: text });
export interface Officer extends ValueOf<typeof officer> {}

/** What is said of the event itself. '' = not said. */
export const eventShapes = {
  name: text,
  place: text,
  organiser: text,
  /** `2026-12-26` */
  firstDay: text,
  lastDay: text,
  officers: listOf(officer, { most: 100 }),
  /** Everybody may see its page; each group says itself what of it is public. */
  published: yesOrNo,
  /** By whose regulations it is held, as a rule set of offices: `dsu-2002`. '' = its groups say. */
  regulations: leftOut(text),
};
export interface EventValues extends Required<FieldsOf<typeof eventShapes>> {}

/** An event of which nothing is said yet. */
export const unsaidEvent: EventValues = unsaidBy(eventShapes);

/** What the event of another year has of it. */
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
