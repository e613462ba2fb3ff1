import type { ChessEvent, Invitation } from '@rokade/event';
import {
  type EventDays,
  type EventTrait,
  eventTimeline,
  kindOfPlay2002,
  listRule,
  officeRuleSet,
  officeRuleSets,
  officeRulesFor,
  type TimelinePoint,
} from '@rokade/rules';
import { startOfRound, systems, type Tournament } from '@rokade/tournament';

/**
 * Whose federations' rules an event may be held by: the one whose regulations it has chosen, else
 * those of its groups.
 */
export function federationsOf(
  { values: { regulations } }: Pick<ChessEvent, 'values'>,
  groups: readonly Tournament[],
): readonly string[] {
  const chosen = officeRuleSet(regulations);
  return chosen === undefined
    ? groups.map(({ settings }) => settings.federation)
    : [chosen.federation];
}

/**
 * The regulations by which an event is held: those it has chosen, in the edition in force on its first
 * day, else its groups' federations'; FIDE's, and those of its systems' club. Before it has chosen or
 * has a group FIDE's alone are known to hold.
 */
export function editionsOf(
  event: Pick<ChessEvent, 'values'>,
  groups: readonly Tournament[],
  firstDay: string,
): readonly string[] {
  const { regulations } = event.values;
  const ofFederations = ['', ...federationsOf(event, groups)].flatMap((federation) =>
    officeRulesFor(federation, firstDay),
  );
  const ofClubs = officeRuleSets.filter(
    (one) =>
      one.of === 'club' &&
      (one.code === regulations ||
        groups.some(({ settings }) =>
          Object.hasOwn(systems[settings.system.code].editions, one.code),
        )),
  );
  return [...new Set([...ofFederations, ...ofClubs].map(({ code }) => code))];
}

/** What an invitation says that an event is not; as long as it says nothing, it may be so. */
function deniedBy({ kind, ratedBy, level }: Invitation): readonly EventTrait[] {
  const denied: readonly (readonly [EventTrait, boolean])[] = [
    ['not-open', kind === 'closed' || kind === 'championship'],
    ['not-rated', ratedBy === 'nobody'],
    ['not-rated-by-fide', ratedBy === 'nobody' || ratedBy === 'federation'],
    ['not-for-titles', level === 'l3' || level === 'l4'],
  ];
  return denied.flatMap(([trait, isSaid]) => (isSaid ? [trait] : []));
}

const traitsOf = ({ invitation }: ChessEvent, groups: readonly Tournament[]): EventTrait[] => [
  ...(groups.length > 0 &&
  groups.every(({ settings }) => kindOfPlay2002(settings.timeControl) === 'rapid')
    ? (['rapid'] as const)
    : []),
  ...(invitation.kind === 'championship' ? (['championship'] as const) : []),
  ...(invitation.combination === '' ? [] : (['combined'] as const)),
  ...deniedBy(invitation),
];

/** When the entry list went, once that was ticked off. */
function listSent({ done }: ChessEvent): Pick<EventDays, 'listSent'> {
  const sent = Object.entries(done).find(([point]) => listRule(point)?.list === 'sent');
  const day = sent?.[1];
  return day === undefined ? {} : { listSent: day };
}

/** The days of an event; where it does not say them, those of its rounds. Null: neither is known. */
export function daysOf(event: ChessEvent, groups: readonly Tournament[]): EventDays | null {
  const { values, invitation } = event;
  const rounds = groups.map(({ settings }) =>
    settings.roundDates.map((date) => date.slice(0, 10)).filter((date) => date !== ''),
  );
  const all = rounds.flat().toSorted();
  const first = values.firstDay || all[0];
  if (first === undefined) return null;
  const starts = groups
    .map((t) => startOfRound(t, 1))
    .filter((start) => start.startsWith(`${first}T`))
    .toSorted();
  return {
    first,
    last: values.lastDay || all.at(-1) || first,
    /** Of the group that plays most; the others play on its days or fewer. */
    rounds: rounds.toSorted((a, b) => b.length - a.length)[0] ?? [],
    begins: (starts[0] ?? '').slice(11, 16),
    traits: traitsOf(event, groups),
    ...(invitation.entriesClose === '' ? {} : { entriesClose: invitation.entriesClose }),
    ...listSent(event),
  };
}

/** What has to be done for an event and by when; nothing where no day of it is known. */
export function timelineOf(
  event: ChessEvent,
  groups: readonly Tournament[],
): readonly TimelinePoint[] {
  const days = daysOf(event, groups);
  return days === null ? [] : eventTimeline(editionsOf(event, groups, days.first), days);
}
