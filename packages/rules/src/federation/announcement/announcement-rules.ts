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
export type AnnouncementTrait =
  | 'open'
  | 'closed'
  | 'championship'
  /** FIDE is to rate it. */
  | 'rated-by-fide'
  /** Rapid or blitz. */
  | 'quick'
  /** Some of its games are long: one can be adjourned or postponed. */
  | 'long-games'
  | 'no-increment'
  /** FIDE 2012 1.2: level 1. */
  | 'official'
  /** Levels 1 and 2. */
  | 'for-titles'
  /** Levels 3 and 4. */
  | 'local'
  | 'combined'
  | 'called-off'
  | 'invites';

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

/** A line of a regulation's list. */
export type AnnouncementLine = readonly [
  article: string,
  content: AnnouncementContent,
  duty: AnnouncementDuty,
  ...only: AnnouncementTrait[],
];
