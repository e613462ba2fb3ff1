import type { Day } from '../../kernel/calendar.ts';
import { deadline } from '../deadlines/deadline.ts';
import { deadlineRules } from '../deadlines/deadline-editions.ts';
import type { DeadlineRule, InvitationRule } from '../deadlines/deadline-rules.ts';
import { knownDays } from '../deadlines/event-timeline.ts';
import { announcementRules } from './announcement-editions.ts';
import type {
  AnnouncementContent,
  AnnouncementDuty,
  AnnouncementRule,
  AnnouncementTrait,
} from './announcement-rules.ts';

/** An event as its invitation tells of it. */
export interface Announced {
  readonly editions: readonly string[];
  readonly traits: ReadonlySet<AnnouncementTrait>;
  readonly said: ReadonlySet<AnnouncementContent>;
  /** Its first and last day; null: not known. */
  readonly days: { readonly first: Day; readonly last: Day } | null;
  /** When the invitation went out or is to; '' = not said. So with when entries close. */
  readonly announcedOn: Day;
  readonly entriesClose: Day;
  /** Of any group, the longest. */
  readonly waitingMinutes: number;
  /** Whether players of any group may ask for half a point without a game. */
  readonly halfPointByes: boolean;
  /** On which day a combination of systems was approved; '' = not yet. */
  readonly combinationApproved: Day;
}

/** What an invitation has to say, and whether it does. */
export interface AnnouncementFinding extends Omit<AnnouncementRule, 'only'> {
  readonly isSaid: boolean;
}

const weight: Readonly<Record<AnnouncementDuty, number>> = { must: 0, should: 1, 'if-any': 2 };

/** Of a regulation that wants the same in several articles, the one that wants it most. */
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
 * What the invitation of an event has to tell by its regulations, each matter once for a regulation,
 * what is wanted most first.
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
  said,
}: Announced): readonly AnnouncementFinding[] {
  const held = announcementRules.filter(
    ({ edition, only }) => editions.includes(edition) && only.every((trait) => traits.has(trait)),
  );
  return strongest(held)
    .map(({ only: _, ...rule }) => ({ ...rule, isSaid: said.has(rule.content) }))
    .toSorted((a, b) => weight[a.duty] - weight[b.duty]);
}

/** What is wrong with the days of an invitation, or with what it rests on. */
export interface AnnouncementProblem {
  readonly code: InvitationRule['problem'] | 'waits-for-late' | 'gives-half-points';
  readonly edition: string;
  readonly article: string;
  /** The last day that is in time; '' where it is about no day. */
  readonly by: Day;
}

/** The day that a deadline of an edition is counted from, as far as an event says it; '' = it does not. */
function countedFrom(
  { edition, from }: DeadlineRule,
  { days, entriesClose, traits }: Announced,
): Day {
  if (from === 'entriesClose') return entriesClose;
  if (days === null) return '';
  const isChampionship = traits.has('championship');
  const said = isChampionship ? (['championship'] as const) : [];
  return knownDays(edition, { ...days, rounds: [], begins: '', traits: said })[from] ?? '';
}

/** What is wrong with a day of the invitation by a deadline. */
function lateBy(rule: DeadlineRule, event: Announced): readonly AnnouncementProblem[] {
  const { edition, article, invitation } = rule;
  if (invitation === undefined) return [];
  const { problem: code, day, only, wanted = false } = invitation;
  if (only !== undefined && !event.traits.has(only)) return [];
  const from = countedFrom(rule, event);
  const by = from === '' ? '' : deadline(rule, from).date;
  const said = event[day];
  const isWrong = wanted ? said === '' : said !== '' && by !== '' && said > by;
  return isWrong ? [{ code, edition, article, by }] : [];
}

/**
 * What is wrong with an invitation's days by the deadlines of its regulations: too late for its readers,
 * entries that close too late, a combination that nobody approved; besides, waiting for late players
 * where nobody waits, and half points without a game at an event whose level has none.
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
