import { type Day, plusDays } from '../../kernel/calendar.ts';
import { deadline } from '../deadlines/deadline.ts';
import { deadlineRules } from '../deadlines/deadline-rules.ts';
import { easterOf } from '../deadlines/event-timeline.ts';
import {
  type AnnouncementContent,
  type AnnouncementDuty,
  type AnnouncementRule,
  type AnnouncementTrait,
  announcementRules,
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
export const announcementProblems = [
  'announced-late',
  'championship-announced-late',
  'entries-close-late',
  'championship-closes-late',
  'waits-for-late',
  'gives-half-points',
  'not-approved',
] as const;

export interface AnnouncementProblem {
  readonly code: (typeof announcementProblems)[number];
  readonly edition: string;
  readonly article: string;
  /** The last day that is in time; '' where it is about no day. */
  readonly by: Day;
}

const ruleOf = (code: string) => deadlineRules.find((rule) => rule.code === code);

/** A problem where a day that is said is after the last in time. */
function late(
  problem: AnnouncementProblem['code'],
  code: string,
  from: Day,
  day: Day,
): readonly AnnouncementProblem[] {
  const rule = ruleOf(code);
  if (rule === undefined || from === '' || day === '') return [];
  const by = deadline(rule, from).date;
  const { edition, article } = rule;
  return day > by ? [{ code: problem, edition, article, by }] : [];
}

function danishProblems(event: Announced): readonly AnnouncementProblem[] {
  const { traits, announcedOn, entriesClose, days } = event;
  const easter = days === null ? null : easterOf(days);
  const first = days?.first ?? '';
  const isOpen = traits.has('open');
  const isChampionship = traits.has('championship') && easter !== null;
  return [
    ...(isOpen ? late('announced-late', 'open-invitation', entriesClose, announcedOn) : []),
    ...(isChampionship
      ? [
          ...late(
            'championship-announced-late',
            'emt-invitation',
            `${easter.slice(0, 4)}-02-01`,
            announcedOn,
          ),
          ...late('championship-closes-late', 'emt-entry', easter, entriesClose),
        ]
      : []),
    ...late('entries-close-late', 'last-entry', first, entriesClose),
    ...(traits.has('combined') && event.combinationApproved === ''
      ? [
          {
            code: 'not-approved' as const,
            ...{ edition: 'dsu-2002', article: '§65e' },
            by: first === '' ? '' : plusDays(first, -1),
          },
        ]
      : []),
  ];
}

/**
 * What is wrong with an invitation's days: too late for its readers, entries that close too late, a
 * combination that nobody approved, waiting for late players where nobody waits, and half points without
 * a game at an event whose level has none.
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
    ...(editions.includes('dsu-2002') ? danishProblems(event) : []),
    ...(isOfficial && waitingMinutes > 0 ? [official('waits-for-late', '13.3.7')] : []),
    ...(isOfficial && halfPointByes ? [official('gives-half-points', '8.3.4')] : []),
  ];
}
