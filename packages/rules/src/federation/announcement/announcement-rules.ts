/** What an invitation may have to tell. */
export const announcementContents = [
  'dates',
  'address',
  'system',
  'rounds',
  'grouping',
  'conditions',
  'selection',
  'guests',
  'time',
  'clocks',
  'waiting',
  'adjourned',
  'entries-close',
  'entry-fee',
  'late-fee',
  'entries-to',
  'answer-by',
  'prizes',
  'prize-sharing',
  'tie-breaks',
  'chief-arbiter',
  'committee',
  'chief-title',
  'chief-appointed',
  'rated',
  'smoking',
  'trophy',
  'rules',
  'lodging',
  'programme',
  'draws',
  'supervision',
  'quickplay',
  'money',
  'travel',
  'participants',
  'invited',
  'contact',
  'website',
  'obligations',
  'dress',
  'security',
  'medical',
  'extras',
  'disability',
  'combination',
  'compensation',
  'play-off',
] as const;
export type AnnouncementContent = (typeof announcementContents)[number];

/** What an event is, as far as its invitation asks. */
export const announcementTraits = [
  'open',
  'closed',
  'championship',
  /** FIDE is to rate it. */
  'rated-by-fide',
  /** Rapid or blitz. */
  'quick',
  'no-increment',
  /** FIDE 2012 1.2: level 1. */
  'official',
  /** Levels 1 and 2. */
  'for-titles',
  /** Levels 3 and 4. */
  'local',
  'combined',
  'called-off',
  'invites',
] as const;
export type AnnouncementTrait = (typeof announcementTraits)[number];

/** How much a regulation wants it; `if-any`: where there is such a thing. */
export type AnnouncementDuty = 'must' | 'should' | 'if-any';

/** What a regulation wants an invitation to say. */
export interface AnnouncementRule {
  /** Of which regulation in which edition. */
  readonly edition: string;
  readonly article: string;
  readonly content: AnnouncementContent;
  readonly duty: AnnouncementDuty;
  /** Events that it is for: those that are all of this; none: all. */
  readonly only: readonly AnnouncementTrait[];
}

type Row = readonly [
  article: string,
  content: AnnouncementContent,
  duty: AnnouncementDuty,
  ...only: AnnouncementTrait[],
];

/**
 * @article DSU 2002 §12, §22, §27, §33, §36, §37, §61, §61a, §61b, §65e; 4.8.3; 4.9.1-2; 4.9.1-4;
 *   4.9.1-10; 4.14
 * @article Laws 2001 6.2a: the thinking time is announced beforehand
 */
const dsu2002: readonly Row[] = [
  ['§61', 'system', 'must'],
  ['§61', 'time', 'must'],
  ['§61a', 'entries-close', 'must', 'open'],
  ['§61b', 'conditions', 'must', 'closed'],
  ['§61b', 'selection', 'if-any', 'closed'],
  ['§61b', 'grouping', 'must', 'closed'],
  ['§65e', 'combination', 'must', 'combined'],
  ['4.8.3', 'rated', 'must', 'rated-by-fide'],
  ['§33', 'entries-close', 'must', 'championship'],
  ['§33', 'entry-fee', 'must', 'championship'],
  ['4.9.1-4', 'address', 'should'],
  ['4.9.1-4', 'dates', 'should'],
  ['4.9.1-4', 'adjourned', 'if-any'],
  ['4.9.1-4', 'grouping', 'should'],
  ['4.9.1-4', 'rated', 'should'],
  ['4.9.1-4', 'entry-fee', 'should'],
  ['4.9.1-4', 'entries-close', 'should'],
  ['4.9.1-4', 'entries-to', 'should'],
  ['4.9.1-10', 'chief-arbiter', 'should'],
  ['4.9.1-10', 'committee', 'should'],
  ['4.9.1-10', 'prizes', 'should'],
  ['§27', 'late-fee', 'if-any'],
  ['§22', 'smoking', 'if-any'],
  ['4.14', 'tie-breaks', 'should'],
  ['4.14', 'prize-sharing', 'should'],
  ['§36, §37', 'play-off', 'should', 'championship'],
  ['4.14', 'play-off', 'if-any'],
];

/** Of levels 1 and 2 all of it, of others what every player needs, the rest where there is such a thing (13.6). */
const whereLarge = (article: string, content: AnnouncementContent): readonly Row[] => [
  [article, content, 'should', 'for-titles'],
  [article, content, 'if-any', 'local'],
];

/** @article FIDE 2012 6.1, 7.8, 13.3, 13.4, 13.6, 14.1, annex 3 1a–d */
const fide2012: readonly Row[] = [
  ['13.3.1', 'dates', 'should'],
  ['13.3.1', 'address', 'should'],
  ...whereLarge('13.3.2', 'rules'),
  ...whereLarge('13.3.3', 'lodging'),
  ...whereLarge('13.3.4', 'programme'),
  ['13.3.5', 'time', 'should'],
  ...whereLarge('13.3.5', 'clocks'),
  ['13.3.6', 'system', 'should'],
  ['13.3.6', 'tie-breaks', 'should'],
  ['13.3.7', 'waiting', 'should'],
  ['13.3.8', 'draws', 'if-any'],
  ['13.3.9', 'supervision', 'should', 'quick'],
  ['13.3.10', 'quickplay', 'should', 'no-increment'],
  ...whereLarge('13.3.11', 'money'),
  ['13.3.11', 'entry-fee', 'should'],
  ['13.3.11', 'prizes', 'should'],
  ['13.3.12', 'rated', 'should'],
  ...whereLarge('13.3.13', 'travel'),
  ...whereLarge('13.3.14', 'participants'),
  ['13.3.14', 'invited', 'if-any'],
  ['13.3.14', 'chief-arbiter', 'should'],
  ...whereLarge('13.3.15', 'website'),
  ['13.3.15', 'contact', 'should'],
  ...whereLarge('13.3.16', 'obligations'),
  ['13.3.17', 'dress', 'if-any'],
  ['13.3.18', 'smoking', 'if-any'],
  ...whereLarge('13.3.19', 'security'),
  ['13.3.20', 'medical', 'if-any'],
  ...whereLarge('13.3.21', 'extras'),
  ['13.3.22', 'answer-by', 'should', 'for-titles'],
  ['13.3.22', 'answer-by', 'should', 'local', 'invites'],
  ...whereLarge('13.3.23', 'disability'),
  ['13.4', 'compensation', 'must', 'called-off'],
  ['annex 3 1b', 'play-off', 'if-any'],
  ['14.1', 'chief-appointed', 'must', 'official'],
  ['14.1', 'chief-title', 'must', 'official'],
];

/** @article Tempelhof 2018 I.2, I.4, I.5, I.6, III.B.13 */
const tempelhof2018: readonly Row[] = [
  ['I.2', 'guests', 'if-any'],
  ['I.4', 'dates', 'should'],
  ['I.5', 'time', 'should'],
  ['I.6', 'waiting', 'should'],
  ['I.13', 'trophy', 'if-any'],
  ['III.A.2', 'rounds', 'should'],
  ['III.B.13', 'entry-fee', 'must', 'open', 'quick'],
  ['III.B.13', 'prizes', 'must', 'open', 'quick'],
  ['III.B.13', 'grouping', 'must', 'open', 'quick'],
];

const of = (edition: string, rows: readonly Row[]): readonly AnnouncementRule[] =>
  rows.map(([article, content, duty, ...only]) => ({ edition, article, content, duty, only }));

/** What each regulation wants of an invitation; another edition's is another list. */
export const announcementRules: readonly AnnouncementRule[] = [
  ...of('dsu-2002', dsu2002),
  ...of('fide-2012', fide2012),
  ...of('tempelhof-2018', tempelhof2018),
];
