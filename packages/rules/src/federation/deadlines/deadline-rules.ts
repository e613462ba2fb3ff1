/** The dates from which deadlines are counted. */
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

/** A deadline's effect on a day of the invitation. */
export interface InvitationRule {
  /** The fault if it is late, or missing. */
  readonly problem:
    | 'announced-late'
    | 'championship-announced-late'
    | 'championship-closes-late'
    | 'entries-close-late'
    | 'not-approved';
  readonly day: 'announcedOn' | 'entriesClose' | 'combinationApproved';
  /** The invitations to which it applies; absent: all. */
  readonly only?: 'open' | 'championship' | 'combined';
  /** Set if any day is sufficient, and only a missing one is a fault. */
  readonly anyDay?: true;
}

/** A regulation's deadline: the last day that is in time, counted from a date. */
export interface DeadlineRule {
  readonly code: string;
  /** The code of the regulation's edition. */
  readonly edition: string;
  readonly article: string;
  readonly from: DeadlineDay;
  /** Negative: before the date; months are counted first. */
  readonly months?: number;
  readonly days?: number;
  /** Hours before a moment, where days are too coarse. */
  readonly hours?: number;
  /** Set if it ends before the next event, should that be sooner. */
  readonly beforeNextEvent?: true;
  /** The office that is responsible at an event; absent: nobody there. */
  readonly bearer?: string;
  /** The events to which it applies; absent: all. */
  readonly only?: EventTrait;
  /** Events to which it does not apply, once they are known to be one of these. */
  readonly unless?: readonly EventTrait[];
  /** Set if the regulation only recommends it: after its day it is not late. */
  readonly advice?: true;
  /** The fault of an invitation that is late by it, or lacks the day. */
  readonly invitation?: InvitationRule;
  /** The step of the entry list on its way to the rating officer and back. */
  readonly list?: 'notice' | 'sent' | 'called-for' | 'returned';
}

/** Under ten weeks, or ten weeks and more. */
export type EventLength = 'short' | 'long';

/**
 * A characteristic of an event on which deadlines depend; `rapid`: all its groups are rapid by the
 * handbook of 2002; `championship`: the federation's own; `not-for-titles`: declared to be of level 3
 * or 4.
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

/** A deadline as listed in its regulation's file. */
export type ListedDeadline = Omit<DeadlineRule, 'edition'>;

/** A deadline counted from a day: the distance, and further facts. */
export const due = (
  code: string,
  article: string,
  from: DeadlineDay,
  more: Omit<ListedDeadline, 'code' | 'article' | 'from'>,
): ListedDeadline => ({ code, article, from, ...more });
