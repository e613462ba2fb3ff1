import {
  type CopiedField,
  copiedIn,
  emptyValuesOf,
  type FieldInput,
  type FieldReader,
  type Shape,
  shapesIn,
  text,
  type ValuesOf,
  wordOf,
} from '@rokade/journal';
import { type AnnouncementContent, laterBy } from '@rokade/rules';

/** The sections of an invitation, in the order of form and text. */
export const invitationParts = [
  'kind',
  'entry',
  'play',
  'people',
  'stay',
  'combination',
  'called-off',
] as const;
export type InvitationPart = (typeof invitationParts)[number];

/** What a field of the invitation is, apart from its words; '' = not given. */
interface InvitationRecord extends CopiedField {
  readonly shape: Shape<string>;
  readonly input: FieldInput;
  readonly section: InvitationPart;
  /** The required content of a regulation that it fulfils; null: none. */
  readonly content: AnnouncementContent | null;
}

/** A field of the invitation, with its words. */
export interface InvitationField extends InvitationRecord {
  readonly label: string;
}

const fieldWith =
  (input: FieldInput) =>
  (
    section: InvitationPart,
    content: AnnouncementContent | null,
    seenBy: FieldReader = 'everybody',
  ) =>
    ({
      shape: text,
      input,
      section,
      content,
      seenBy,
      personal: false,
      copied: input.kind === 'day' ? laterBy : 'kept',
    }) as const;

const line = fieldWith({ kind: 'line' });
const lines = fieldWith({ kind: 'lines', rows: 3 });
const people = fieldWith({ kind: 'people' });
const day = fieldWith({ kind: 'day' });

const word = <const Word extends string>(
  words: readonly Word[],
  section: InvitationPart,
  content: AnnouncementContent | null = null,
) =>
  ({
    shape: wordOf(['', ...words]),
    input: { kind: 'choice' },
    section,
    content,
    seenBy: 'everybody',
    personal: false,
    copied: 'kept',
  }) as const;

/** A field whose value is for one year only. */
const ofItsYear = <Field extends InvitationRecord>(
  field: Field,
): Omit<Field, 'copied'> & { readonly copied: 'anew' } => ({ ...field, copied: 'anew' });

const records = {
  /** Who may enter. @article DSU 2002 §61 */
  kind: word(['open', 'closed', 'championship'], 'kind'),
  /** @article FIDE 2012 1.2 */
  level: word(['l1', 'l2', 'l3', 'l4'], 'kind'),
  /** Whose ratings the event counts for. @article DSU 2002 4.8.3 */
  ratedBy: word(['nobody', 'federation', 'fide', 'both'], 'kind', 'rated'),
  announcedOn: ofItsYear(day('kind', null, 'desk')),
  conditions: lines('entry', 'conditions'),
  selection: lines('entry', 'selection'),
  guests: line('entry', 'guests'),
  grouping: lines('entry', 'grouping'),
  entryFee: line('entry', 'entry-fee'),
  entriesClose: day('entry', 'entries-close'),
  lateFee: line('entry', 'late-fee'),
  entriesTo: lines('entry', 'entries-to'),
  answerBy: day('entry', 'answer-by'),
  address: lines('play', 'address'),
  programme: lines('play', 'programme'),
  adjourned: line('play', 'adjourned'),
  clocks: line('play', 'clocks'),
  draws: line('play', 'draws'),
  supervision: line('play', 'supervision'),
  quickplay: line('play', 'quickplay'),
  /** Who plays off, when, how and with which time control. */
  playOff: lines('play', 'play-off'),
  rules: line('play', 'rules'),
  smoking: line('play', 'smoking'),
  trophy: line('play', 'trophy'),
  contact: lines('people', 'contact'),
  website: line('people', 'website'),
  chiefAppointedBy: line('people', 'chief-appointed'),
  chiefTitle: word(['ia-a', 'ia-b', 'other'], 'people', 'chief-title'),
  participants: line('people', 'participants'),
  invited: ofItsYear(people('people', 'invited')),
  lodging: lines('stay', 'lodging'),
  travel: lines('stay', 'travel'),
  money: lines('stay', 'money'),
  obligations: lines('stay', 'obligations'),
  dress: line('stay', 'dress'),
  security: line('stay', 'security'),
  medical: line('stay', 'medical'),
  extras: lines('stay', 'extras'),
  disability: line('stay', 'disability'),
  /** The unambiguous description of a combination of systems. @article DSU 2002 §65e */
  combination: lines('combination', 'combination'),
  /** Whether the parts count as one tournament for rating. */
  combinationCounts: word(['one', 'apart'], 'combination'),
  combinationAsked: ofItsYear(day('combination', null, 'desk')),
  combinationApproved: ofItsYear(day('combination', null)),
  /** @article FIDE 2012 13.4 */
  calledOff: ofItsYear(word(['cancelled', 'put-off'], 'called-off')),
  compensation: ofItsYear(lines('called-off', 'compensation')),
  /** '' = visible to arbiters only. */
  publication: ofItsYear(word(['public'], 'kind')),
} as const satisfies Readonly<Record<string, InvitationRecord>>;

export type InvitationFieldName = keyof typeof records;

type Fields = {
  readonly [Name in InvitationFieldName]: (typeof records)[Name] & InvitationField;
};

/** A field with its words: it is called by what it says, where a regulation asks for that. */
function worded(name: string, record: InvitationRecord): InvitationField {
  const { content, input } = record;
  const label = `invitation.${content === null ? `field-${name}` : `content-${content}`}`;
  const nothing = `invitation.${name === 'publication' ? 'arbiters-alone' : 'unsaid'}`;
  const words = { words: `invitation.word-${name}-`, nothing };
  return {
    ...record,
    input: input.kind === 'choice' ? { ...input, ...words } : input,
    label,
    hint: `invitation.hint-${name}`,
  };
}

/**
 * Every field of the invitation beyond the values of the event and its groups. Form, API, command line,
 * public page, print and history are made from these records.
 */
export const invitationFields = Object.fromEntries(
  Object.entries(records).map(([name, record]) => [name, worded(name, record)]),
) as unknown as Fields;

export const invitationFieldNames = Object.keys(invitationFields) as readonly InvitationFieldName[];

export const invitationShapes = shapesIn(invitationFields);

/** The values of an event's invitation. */
export interface Invitation extends ValuesOf<Fields> {}

/** The empty invitation. */
export const emptyInvitation: Invitation = emptyValuesOf(invitationShapes);

/** How next year's copy takes over each value. */
export const copiedOfInvitation = copiedIn(invitationFields);

/** The record of a field. */
export const invitationField = (name: InvitationFieldName): InvitationField =>
  invitationFields[name];
