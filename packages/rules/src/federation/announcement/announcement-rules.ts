/** The possible contents of an invitation. */
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

/** A characteristic of an event on which requirements depend. */
export type AnnouncementTrait =
  | 'open'
  | 'closed'
  | 'championship'
  /** To be rated by FIDE. */
  | 'rated-by-fide'
  /** Rapid or blitz. */
  | 'quick'
  /** Some games are long, so that they can be adjourned or postponed. */
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

/** How strongly a regulation requires it; `if-any`: if the event has such a thing. */
export type AnnouncementDuty = 'must' | 'should' | 'if-any';

/** A regulation's requirement for an invitation. */
export interface AnnouncementRule {
  /** The code of the regulation's edition. */
  readonly edition: string;
  readonly article: string;
  readonly content: AnnouncementContent;
  readonly duty: AnnouncementDuty;
  /** The characteristics of the events to which it applies, all of them; empty: all events. */
  readonly only: readonly AnnouncementTrait[];
}

/** A line of a regulation's list. */
export type AnnouncementLine = readonly [
  article: string,
  content: AnnouncementContent,
  duty: AnnouncementDuty,
  ...only: AnnouncementTrait[],
];
