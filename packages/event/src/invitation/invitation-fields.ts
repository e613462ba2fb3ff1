import { type Copied, type FieldsOf, type Shape, text, unsaidBy, wordOf } from '@rokade/journal';
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

/** The kind of form field: a line, several lines, a day, or one of some words. */
export type InvitationAsk = 'line' | 'lines' | 'day' | readonly string[];

/** A field of the invitation; '' = not given. */
export interface InvitationField<Value extends string = string> {
  readonly shape: Shape<Value>;
  readonly ask: InvitationAsk;
  readonly part: InvitationPart;
  /** The required content of a regulation that it fulfils; null: none. */
  readonly content: AnnouncementContent | null;
  readonly seen: 'by-everybody' | 'by-arbiters';
  /** How next year's copy takes the value over. */
  readonly copied: Copied<string>;
}

const saying =
  (ask: 'line' | 'lines' | 'day') =>
  (
    part: InvitationPart,
    content: AnnouncementContent | null,
    seen: InvitationField['seen'] = 'by-everybody',
  ): InvitationField => ({
    shape: text,
    ask,
    part,
    content,
    seen,
    copied: ask === 'day' ? laterBy : 'kept',
  });

const line = saying('line');
const lines = saying('lines');
const day = saying('day');

const word = <const Word extends string>(
  words: readonly Word[],
  part: InvitationPart,
  content: AnnouncementContent | null = null,
): InvitationField<Word | ''> => ({
  shape: wordOf(['', ...words]),
  ask: words,
  part,
  content,
  seen: 'by-everybody',
  copied: 'kept',
});

/** A field whose value is for one year only. */
const ofItsYear = <Field extends InvitationField<string>>(field: Field): Field => ({
  ...field,
  copied: 'anew',
});

/**
 * Every field of the invitation beyond the values of the event and its groups. Form, API, command line,
 * public page, print and history are made from these records.
 */
export const invitationFields = {
  /** Who may enter. @article DSU 2002 §61 */
  kind: word(['open', 'closed', 'championship'], 'kind'),
  /** @article FIDE 2012 1.2 */
  level: word(['l1', 'l2', 'l3', 'l4'], 'kind'),
  /** Whose ratings the event counts for. @article DSU 2002 4.8.3 */
  ratedBy: word(['nobody', 'federation', 'fide', 'both'], 'kind', 'rated'),
  announcedOn: ofItsYear(day('kind', null, 'by-arbiters')),
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
  invited: ofItsYear(lines('people', 'invited')),
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
  combinationAsked: ofItsYear(day('combination', null, 'by-arbiters')),
  combinationApproved: ofItsYear(day('combination', null)),
  /** @article FIDE 2012 13.4 */
  calledOff: ofItsYear(word(['cancelled', 'put-off'], 'called-off')),
  compensation: ofItsYear(lines('called-off', 'compensation')),
  /** '' = visible to arbiters only. */
  publication: ofItsYear(word(['public'], 'kind')),
} as const satisfies Readonly<Record<string, InvitationField>>;

export type InvitationFieldName = keyof typeof invitationFields;

type InvitationShapes = {
  readonly [K in InvitationFieldName]: (typeof invitationFields)[K]['shape'];
};

export const invitationFieldNames = Object.keys(invitationFields) as readonly InvitationFieldName[];

export const invitationShapes = Object.fromEntries(
  invitationFieldNames.map((name) => [name, invitationFields[name].shape]),
) as unknown as InvitationShapes;

/** The values of an event's invitation. */
export interface Invitation extends FieldsOf<InvitationShapes> {}

/** The empty invitation. */
export const unsaidInvitation: Invitation = unsaidBy(invitationShapes);

/** The record of a field. */
export const invitationField = (name: InvitationFieldName): InvitationField =>
  invitationFields[name];
