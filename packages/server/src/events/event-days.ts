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
 * The federations whose rules may apply to an event: the one whose regulations it has chosen, else those
 * of its groups.
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

/** Whether FIDE's regulations apply: FIDE rates the event, or the event is for FIDE titles. */
const isForFide = ({ ratedBy, level }: Invitation): boolean =>
  ratedBy === 'fide' || ratedBy === 'both' || level === 'l1' || level === 'l2';

/**
 * The codes of the regulations that apply to an event: the chosen ones, else those of its groups'
 * federations, in the edition in force on its first day, and those of the club from which its systems
 * come. FIDE's apply if the event has chosen them, is rated by FIDE or for FIDE titles, or if no others
 * apply.
 */
export function editionsOf(
  event: Pick<ChessEvent, 'values' | 'invitation'>,
  groups: readonly Tournament[],
  firstDay: string,
): readonly string[] {
  const { regulations } = event.values;
  const ofFederations = federationsOf(event, groups).flatMap((federation) =>
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
  const isFides = ({ federation }: (typeof ofClubs)[number]): boolean => federation === '';
  const own = [...ofFederations, ...ofClubs].filter((one) => !isFides(one));
  const holdsFide = regulations === 'fide-2012' || own.length === 0 || isForFide(event.invitation);
  const ofFide = holdsFide ? officeRulesFor('', firstDay) : [];
  return [...new Set([...ofFide, ...own].map(({ code }) => code))];
}

/**
 * The traits that an invitation excludes; what it leaves open counts as possible. An event of rapid or
 * blitz games only counts as not rated unless the invitation says who rates it: the Danish list takes
 * long games only (DSU 2002 4.5.3, §12a).
 */
function deniedBy(
  { kind, ratedBy, level }: Invitation,
  groups: readonly Tournament[],
): readonly EventTrait[] {
  const isQuick =
    groups.length > 0 &&
    groups.every(({ settings }) => kindOfPlay2002(settings.timeControl) !== 'standard');
  const denied: readonly (readonly [EventTrait, boolean])[] = [
    ['not-open', kind === 'closed' || kind === 'championship'],
    ['not-rated', ratedBy === 'nobody' || (ratedBy === '' && isQuick)],
    ['not-rated-by-fide', ratedBy === 'nobody' || ratedBy === 'federation'],
    ['not-for-titles', level === 'l3' || level === 'l4'],
  ];
  return denied.flatMap(([trait, isDenied]) => (isDenied ? [trait] : []));
}

const traitsOf = ({ invitation }: ChessEvent, groups: readonly Tournament[]): EventTrait[] => [
  ...(groups.length > 0 &&
  groups.every(({ settings }) => kindOfPlay2002(settings.timeControl) === 'rapid')
    ? (['rapid'] as const)
    : []),
  ...(invitation.kind === 'championship' ? (['championship'] as const) : []),
  ...(invitation.combination === '' ? [] : (['combined'] as const)),
  ...deniedBy(invitation, groups),
];

/** The day on which the entry list was sent, once that is ticked off. */
function listSent({ done }: ChessEvent): Pick<EventDays, 'listSent'> {
  const sent = Object.entries(done).find(([point]) => listRule(point)?.list === 'sent');
  const day = sent?.[1];
  return day === undefined ? {} : { listSent: day };
}

/** The days of an event, else those of its rounds; null: neither is set. */
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
    // The days of the group with the most rounds; the others play on some of these days.
    rounds: rounds.toSorted((a, b) => b.length - a.length)[0] ?? [],
    begins: (starts[0] ?? '').slice(11, 16),
    traits: traitsOf(event, groups),
    ...(invitation.entriesClose === '' ? {} : { entriesClose: invitation.entriesClose }),
    ...listSent(event),
  };
}

/** The tasks of an event with their days; empty if no day of the event is set. */
export function timelineOf(
  event: ChessEvent,
  groups: readonly Tournament[],
): readonly TimelinePoint[] {
  const days = daysOf(event, groups);
  return days === null ? [] : eventTimeline(editionsOf(event, groups, days.first), days);
}
