import type { Day } from '../../kernel/calendar.ts';
import { deadline } from '../deadlines/deadline.ts';
import { deadlineRules } from '../deadlines/deadline-editions.ts';
import type { DeadlineRule, InvitationRule } from '../deadlines/deadline-rules.ts';
import { deadlineDays } from '../deadlines/event-timeline.ts';
import { announcementRules } from './announcement-editions.ts';
import type {
  AnnouncementContent,
  AnnouncementDuty,
  AnnouncementRule,
  AnnouncementTrait,
} from './announcement-rules.ts';

/** The facts of an event for checking its invitation. */
export interface Announced {
  readonly editions: readonly string[];
  readonly traits: ReadonlySet<AnnouncementTrait>;
  readonly contents: ReadonlySet<AnnouncementContent>;
  /** The first and the last day; null: not known. */
  readonly days: { readonly first: Day; readonly last: Day } | null;
  /** The day on which the invitation goes out; '' = not given. Likewise the closing day of entries. */
  readonly announcedOn: Day;
  readonly entriesClose: Day;
  /** The longest waiting time of any group. */
  readonly waitingMinutes: number;
  /** Whether players of any group can request half-point byes. */
  readonly halfPointByes: boolean;
  /** The day on which a combination of systems was approved; '' = not yet. */
  readonly combinationApproved: Day;
}

/** A required content of an invitation, and whether it is there. */
export interface AnnouncementFinding extends Omit<AnnouncementRule, 'only'> {
  readonly isSaid: boolean;
}

const weight: Readonly<Record<AnnouncementDuty, number>> = { must: 0, should: 1, 'if-any': 2 };

/** Of several articles of a regulation with the same requirement, the strongest. */
const strongest = (rules: readonly AnnouncementRule[]): readonly AnnouncementRule[] =>
  rules.filter((rule, index) =>
    rules.every(
      (other, at) =>
        other.content !== rule.content ||
        other.edition !== rule.edition ||
        weight[other.duty] > weight[rule.duty] ||
        (weight[other.duty] === weight[rule.duty] && at >= index),
    ),
  );

/**
 * The contents that the regulations require of an event's invitation, each once for a regulation, the
 * strongest requirements first.
 *
 * @article DSU 2002 §61
 * @article DSU 2002 §61b
 * @article DSU 2002 4.9.1-4
 * @article FIDE 2012 13.3
 * @article FIDE 2012 13.6: of levels 3 and 4 what every player needs, the rest where there is such a thing
 */
export function checkAnnouncement({
  editions,
  traits,
  contents,
}: Announced): readonly AnnouncementFinding[] {
  const applicable = announcementRules.filter(
    ({ edition, only }) => editions.includes(edition) && only.every((trait) => traits.has(trait)),
  );
  return strongest(applicable)
    .map(({ only: _, ...rule }) => ({ ...rule, isSaid: contents.has(rule.content) }))
    .toSorted((a, b) => weight[a.duty] - weight[b.duty]);
}

/** A fault in the days of an invitation, or in a condition of it. */
export interface AnnouncementProblem {
  readonly code: InvitationRule['problem'] | 'waits-for-late' | 'gives-half-points';
  readonly edition: string;
  readonly article: string;
  /** The last day that is in time; '' if it is not about a day. */
  readonly by: Day;
}

/** The day from which an edition's deadline is counted; '' = the event does not have it. */
function countedFrom(
  { edition, from }: DeadlineRule,
  { days, entriesClose, traits }: Announced,
): Day {
  if (from === 'entriesClose') return entriesClose;
  if (days === null) return '';
  const isChampionship = traits.has('championship');
  const eventTraits = isChampionship ? (['championship'] as const) : [];
  return (
    deadlineDays(edition, { ...days, rounds: [], begins: '', traits: eventTraits })[from] ?? ''
  );
}

/** Faults of the invitation's days by a deadline. */
function lateBy(rule: DeadlineRule, event: Announced): readonly AnnouncementProblem[] {
  const { edition, article, invitation } = rule;
  if (invitation === undefined) return [];
  const { problem: code, day, only, anyDay = false } = invitation;
  if (only !== undefined && !event.traits.has(only)) return [];
  const from = countedFrom(rule, event);
  const by = from === '' ? '' : deadline(rule, from).date;
  const date = event[day];
  const isWrong = anyDay ? date === '' : date !== '' && by !== '' && date > by;
  return isWrong ? [{ code, edition, article, by }] : [];
}

/**
 * Faults of an invitation's days by the regulations' deadlines: published too late, entries closing too
 * late, an unapproved combination; also a waiting time at events that have none, and half-point byes at
 * an event whose level has none.
 *
 * @article DSU 2002 §32
 * @article DSU 2002 §33
 * @article DSU 2002 §61a
 * @article DSU 2002 §65e
 * @article DSU 2002 4.9.1-3
 * @article FIDE 2012 1.2: a rule that names levels is for those alone
 * @article FIDE 2012 8.3.4: half points without a game are for levels 2 to 4
 * @article FIDE 2012 13.3: point 7, official events do not wait
 */
export function announcementDates(event: Announced): readonly AnnouncementProblem[] {
  const { editions, traits, waitingMinutes, halfPointByes } = event;
  const isOfficial = editions.includes('fide-2012') && traits.has('official');
  const official = (code: AnnouncementProblem['code'], article: string) =>
    ({ code, article, edition: 'fide-2012', by: '' }) as const;
  return [
    ...deadlineRules
      .filter(({ edition }) => editions.includes(edition))
      .flatMap((rule) => lateBy(rule, event)),
    ...(isOfficial && waitingMinutes > 0 ? [official('waits-for-late', '13.3.7')] : []),
    ...(isOfficial && halfPointByes ? [official('gives-half-points', '8.3.4')] : []),
  ];
}
