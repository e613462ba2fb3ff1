import { type Copied, type FieldsOf, type Shape, text, unsaidBy, wordOf } from '@rokade/journal';
import { type AnnouncementContent, laterBy } from '@rokade/rules';

/** The parts of an invitation, in the order they are asked for and read. */
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

/** How it is asked for: a line, several, a day, one of some words. */
export type InvitationAsk = 'line' | 'lines' | 'day' | readonly string[];

/** One thing an invitation says of its event; whatever it is, '' = not said. */
export interface InvitationField<Value extends string = string> {
  readonly shape: Shape<Value>;
  readonly ask: InvitationAsk;
  readonly part: InvitationPart;
  /** Which demand of a regulation it meets; null: none by itself. */
  readonly content: AnnouncementContent | null;
  readonly seen: 'by-everybody' | 'by-arbiters';
  /** What the invitation of another year has of it. */
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

/** What is said of one year only. */
const ofItsYear = <Field extends InvitationField<string>>(field: Field): Field => ({
  ...field,
  copied: 'anew',
});

/**
 * Everything an invitation says beyond what the event and its groups say of themselves. Form, API,
 * command line, public page, print and history follow from a record.
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
  /** Who plays off, when, how and with which thinking time. */
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
  /** Whether its parts count as one tournament for rating. */
  combinationCounts: word(['one', 'apart'], 'combination'),
  combinationAsked: ofItsYear(day('combination', null, 'by-arbiters')),
  combinationApproved: ofItsYear(day('combination', null)),
  /** @article FIDE 2012 13.4 */
  calledOff: ofItsYear(word(['cancelled', 'put-off'], 'called-off')),
  compensation: ofItsYear(lines('called-off', 'compensation')),
  /** '' = arbiters alone read it. */
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

/** What an event's invitation says. */
export interface Invitation extends FieldsOf<InvitationShapes> {}

/** An invitation that says nothing. */
export const unsaidInvitation: Invitation = unsaidBy(invitationShapes);

/** The record of a field. */
export const invitationField = (name: InvitationFieldName): InvitationField =>
  invitationFields[name];
