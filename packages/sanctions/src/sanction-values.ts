import {
  emptyValuesOf,
  shapesIn,
  text,
  textUpTo,
  type ValueFields,
  type ValuesOf,
  whole,
  wordOf,
} from '@rokade/journal';
import { sanctionKinds } from '@rokade/rules';

/** The greatest length of reasons, in characters. */
export const longestReason = 20_000;

/** Everything that is said of a sanction is about the person (ADR 0037). */
const ofPerson = { seenBy: 'desk', personal: true } as const;
const line = { shape: text, ...ofPerson, input: { kind: 'line' } } as const;
const day = { shape: text, ...ofPerson, input: { kind: 'day' } } as const;
/** A part of the time of a suspension. */
const ofSuspension = { where: { field: 'kind', is: ['suspension'] } } as const;

/** Every field of a warning or a suspension. '' = not given. */
export const sanctionFields = {
  /** The person's id in the register. */
  person: { shape: text, ...ofPerson, input: null },
  kind: {
    shape: wordOf(sanctionKinds),
    ...ofPerson,
    input: { kind: 'choice', words: 'sanctions.kind-' },
    label: 'terms.what',
  },
  /** The code of the rule set, `dsu-2002`; chosen together with the ground. */
  rules: {
    shape: text,
    ...ofPerson,
    input: { kind: 'choice', also: ['ground'] },
    label: 'field.ground',
  },
  /** The ground, by the rule set. */
  ground: { shape: text, ...ofPerson, input: null },
  /** The day of the decision, `2026-03-05`. */
  given: day,
  /** The first day of a suspension; '' for a warning. */
  from: { ...day, ...ofSuspension },
  /** The duration of a suspension, in one of three ways; 0, 0 and '' for a warning. */
  months: {
    shape: whole(0, 1200),
    ...ofPerson,
    input: { kind: 'number', between: [1, 1200] },
    hint: 'sanctions.time',
    ...ofSuspension,
  },
  weeks: {
    shape: whole(0, 5200),
    ...ofPerson,
    input: { kind: 'number', between: [1, 5200] },
    ...ofSuspension,
  },
  /** The last day, if the suspension was given to a day. */
  lastDay: { ...day, ...ofSuspension },
  /** The event and its last playing day, from which a warning is counted. */
  event: line,
  eventEnds: day,
  /** The id of the tournament or event, if it is in this installation. */
  eventId: { shape: text, ...ofPerson, input: { kind: 'unseen' } },
  /** The office that gave it, by the rule set of offices with the same code. */
  by: { shape: text, ...ofPerson, input: { kind: 'choice' } },
  /** The name of the office or of another body. */
  body: line,
  /** The reasons, as written to the person. */
  reasons: {
    shape: textUpTo(longestReason),
    ...ofPerson,
    input: { kind: 'lines', rows: 6 },
    room: 'below',
  },
  /** The recipients of copies. */
  copies: { ...line, room: 'below' },
} as const satisfies ValueFields;

export const sanctionShapes = shapesIn(sanctionFields);
export interface SanctionValues extends ValuesOf<typeof sanctionFields> {}

/** The empty values of a sanction, which also remain after deletion. */
export const emptySanctionValues: SanctionValues = emptyValuesOf(sanctionShapes);

/** Every field of the end of a sanction before its time: lifted from a day on, or annulled as if it never was. */
export const endFields = {
  /** The first day on which it is not in force. */
  day,
  /** Who decided that, and why. */
  endedBy: line,
  endedFor: {
    shape: textUpTo(longestReason),
    ...ofPerson,
    input: { kind: 'lines', rows: 3 },
    room: 'below',
  },
} as const satisfies ValueFields;

export const endShapes = shapesIn(endFields);
export interface EndValues extends ValuesOf<typeof endFields> {}
