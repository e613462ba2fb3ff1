/** The dates that deadlines are counted from. */
export type DeadlineDay =
  | 'easterMonday'
  | 'february'
  | 'entriesClose'
  | 'listSent'
  | 'firstRound'
  | 'secondDay'
  | 'lastRound'
  | 'round'
  | 'ruling'
  | 'home'
  | 'challenged';

/** A day of an invitation that a deadline is about. */
export interface InvitationRule {
  /** What can be wrong with it, or with its not being said. */
  readonly problem:
    | 'announced-late'
    | 'championship-announced-late'
    | 'championship-closes-late'
    | 'entries-close-late'
    | 'not-approved';
  readonly day: 'announcedOn' | 'entriesClose' | 'combinationApproved';
  /** Of which invitations; left out: of all. */
  readonly only?: 'open' | 'championship' | 'combined';
  /** It is wrong as long as no day is said, and right with any. */
  readonly wanted?: true;
}

/** A deadline of a regulation: the last day that is in time, counted from a date. */
export interface DeadlineRule {
  readonly code: string;
  /** Of which regulation in which edition. */
  readonly edition: string;
  readonly article: string;
  readonly from: DeadlineDay;
  /** Before the date where below zero; months are counted first. */
  readonly months?: number;
  readonly days?: number;
  /** Hours before a moment, where a day is too coarse. */
  readonly hours?: number;
  /** It is over before the next event, where that is sooner. */
  readonly beforeNextEvent?: true;
  /** Whose it is at an event, as an office of the regulation; left out: it is nobody's there. */
  readonly bearer?: string;
  /** Events that it is for; left out: all. */
  readonly only?: EventTrait;
  /** Events that it is not for, once it is said that they are one of these. */
  readonly unless?: readonly EventTrait[];
  /** The regulation only recommends it: past its day it is not late. */
  readonly advice?: true;
  /** What is wrong with an invitation that is late by it, or says no day of what is asked for. */
  readonly invitation?: InvitationRule;
  /** What it does with the list of entries on its way to the rating officer and back. */
  readonly list?: 'notice' | 'sent' | 'called-for' | 'returned';
}

/** Under ten weeks, or ten weeks and more. */
export type EventLength = 'short' | 'long';

/**
 * What decides whether a deadline is for an event; `rapid`: all its groups are by the handbook of 2002;
 * `championship`: the federation's own; `not-for-titles`: it is said to be of level 3 or 4.
 */
export type EventTrait =
  | EventLength
  | 'rapid'
  | 'championship'
  | 'combined'
  | 'not-open'
  | 'not-rated'
  | 'not-rated-by-fide'
  | 'not-for-titles';

/** A deadline as its regulation's file lists it. */
export type ListedDeadline = Omit<DeadlineRule, 'edition'>;

/** A deadline counted from a day: by how much, and what else is said of it. */
export const due = (
  code: string,
  article: string,
  from: DeadlineDay,
  more: Omit<ListedDeadline, 'code' | 'article' | 'from'>,
): ListedDeadline => ({ code, article, from, ...more });
