import {
  type CopiedField,
  copiedIn,
  emptyValuesOf,
  fieldsOf,
  leftOut,
  listOf,
  shapesIn,
  text,
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

/** A field of a member of the committee that hears protests. */
const ofCommittee = { ...open, where: { field: 'role', is: ['appeals'] } } as const;

/**
 * The holder of an office at the event; public, as in a tournament. Of a committee's member everybody sees
 * the name and the seat; a fact that is left out stays as the groups have it.
 */
const officerFields = {
  role: {
    shape: wordOf(officerRoles),
    ...open,
    input: { kind: 'choice', words: 'officer.' },
    label: 'events.officer',
    usual: 'arbiter',
  },
  name: { shape: text, input: { kind: 'person' }, ...open, label: 'events.officer-name' },
  seat: {
    shape: leftOut(wordOf(['member', 'chair', 'substitute'])),
    ...ofCommittee,
    input: { kind: 'choice', words: 'offices.seat-' },
    label: 'events.officer-seat',
  },
  federation: {
    shape: leftOut(text),
    ...ofCommittee,
    input: { kind: 'line' },
    label: 'events.officer-federation',
  },
  licensed: {
    shape: leftOut(yesOrNo),
    ...ofCommittee,
    input: { kind: 'tick' },
    label: 'events.officer-licensed',
  },
  /** Whether the member has the age that the regulation requires. */
  ofAge: {
    shape: leftOut(yesOrNo),
    ...ofCommittee,
    input: { kind: 'tick' },
    label: 'events.officer-of-age',
    usual: true,
  },
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
export type EventOfficer = EventValues['officers'][number];

/** Who holds the event: its organiser or, where none is named, whoever has that office at it. */
export const organiserOf = ({
  organiser,
  officers,
}: Pick<EventValues, 'organiser' | 'officers'>): string =>
  organiser ||
  officers.flatMap(({ role, name }) => (role === 'organiser' ? [name] : [])).join(', ');

/** The empty values of an event. */
export const emptyEventValues: EventValues = emptyValuesOf(eventShapes);

/** How next year's copy takes over each value. */
export const copiedOfEvent = copiedIn(eventFields);
