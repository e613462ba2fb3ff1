import {
  type CopiedField,
  copiedIn,
  fieldsOf,
  leftOut,
  listOf,
  shapesIn,
  text,
  unsaidBy,
  type ValueFields,
  type ValuesOf,
  wordOf,
  yesOrNo,
} from '@rokade/journal';
import { laterBy } from '@rokade/rules';

/** The offices at an event, in the order of its page. */
const officerRoles = [
  'organiser',
  'chief-arbiter',
  'deputy-arbiter',
  'arbiter',
  'appeals',
  'pairings',
] as const;

const open = { seenBy: 'everybody', personal: false } as const;
const line = { shape: text, input: { kind: 'line' } } as const;

/** The holder of an office at the event; public, as in a tournament. */
const officerFields = {
  role: {
    shape: wordOf(officerRoles),
    ...open,
    input: { kind: 'choice', words: 'officer.' },
    label: 'events.officer',
    usual: 'arbiter',
  },
  name: { ...line, ...open, label: 'events.officer-name' },
} as const satisfies ValueFields;

const kept = { ...open, copied: 'kept' } as const;
const day = { shape: text, ...open, copied: laterBy, input: { kind: 'day' } } as const;

/** Every field of the event itself. '' = not given. */
export const eventFields = {
  name: { ...line, ...kept, required: true, room: 'two' },
  place: { ...line, ...kept },
  organiser: { ...line, ...kept },
  /** The first day, `2026-12-26`. */
  firstDay: day,
  lastDay: day,
  /** The regulations by which it is held, as a rule set of offices: `dsu-2002`. '' = as its groups have it. */
  regulations: {
    shape: leftOut(text),
    ...kept,
    input: { kind: 'choice' },
    hint: 'events.regulations-hint',
    room: 'two',
  },
  officers: {
    shape: listOf(fieldsOf(shapesIn(officerFields)), { most: 100 }),
    ...kept,
    input: { kind: 'rows', of: officerFields, more: 3 },
  },
  /** Whether the event has a public page; each group's own settings say what of it is public. */
  published: {
    shape: yesOrNo,
    seenBy: 'desk',
    personal: false,
    copied: 'anew',
    input: { kind: 'tick' },
    label: 'events.published',
  },
} as const satisfies Readonly<Record<string, CopiedField>>;

export const eventShapes = shapesIn(eventFields);
export interface EventValues extends Required<ValuesOf<typeof eventFields>> {}

/** The empty values of an event. */
export const unsaidEvent: EventValues = unsaidBy(eventShapes);

/** How next year's copy takes over each value. */
export const copiedOfEvent = copiedIn(eventFields);
