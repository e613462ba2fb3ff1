import {
  activityOn,
  type ByCode,
  type Day,
  deadline,
  deadlineRules,
  invariant,
} from '@rokade/rules';
import type { Act, ReportedEvent, ReportedPlayer, Step } from '../act.ts';
import { isOwnPlayer, rulesOfAct } from '../calculate/rate-event.ts';
import type { ActId, RatedPersonId } from '../ids.ts';
import { notePlayed, type PlayedByPerson, playedIn } from '../last-result.ts';
import { type Ratings, stepsOf, valuesOf } from '../ratings.ts';
import { actsBefore } from '../timeline.ts';

/** What the rating officer has to check in an event. */
export type EventRemark = ByCode<{
  /** The report came after its deadline. */
  late: { article: string; due: Day; days: number };
  /** A report from abroad came too late, since the player's next event had begun. */
  'late-abroad': { article: string; person: RatedPersonId; due: Day };
  /** One of the federation's players without a rating: one has to be granted. */
  unnumbered: { article: string; person: RatedPersonId };
  /** A player back from the archive, with the former rating, provided that they have played nowhere else. */
  returned: { article: string; person: RatedPersonId };
  /** The arbiter calculated another rating, or from another one. */
  'reported-otherwise': {
    article: string;
    person: RatedPersonId;
    reported: number;
    calculated: number;
  };
}>;

const ruleOf = (code: 'report' | 'report-abroad') => {
  const rule = deadlineRules.find((one) => one.code === code);
  invariant(rule !== undefined, 'the deadline is known');
  return rule;
};

const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);

const isEvent = (act: Act): act is Extract<Act, { kind: 'event' }> => act.kind === 'event';

/** The first day of the player's next event; null: none. */
const nextEventOf = (ratings: Ratings, event: ReportedEvent, person: RatedPersonId): Day | null =>
  ratings.acts
    .filter(isEvent)
    .filter(({ firstDay, groups }) => {
      const plays = groups.some(({ players }) =>
        players.some((one) => one.person === person && one.rounds.length > 0),
      );
      return plays && firstDay > event.lastDay;
    })
    .map(({ firstDay }) => firstDay)
    .sort()[0] ?? null;

/**
 * Whether a report came late: at home after seven days; abroad after fourteen, or after the player's
 * next event had begun. The event's last day stands for the day of the player's return.
 *
 * @article DSU 2002 4.1.1 §5g; 4.5.4.3; DSU 2010 4.5.4.3
 */
function lateRemarks(ratings: Ratings, event: ReportedEvent): readonly EventRemark[] {
  if (!event.abroad) {
    const rule = ruleOf('report');
    const { date: due } = deadline(rule, event.lastDay);
    const days = daysBetween(due, event.day);
    return days > 0 ? [{ code: 'late', article: rule.article, due, days }] : [];
  }
  const rule = ruleOf('report-abroad');
  return stepsOf(ratings, event.id).flatMap(({ person }): readonly EventRemark[] => {
    const next = nextEventOf(ratings, event, person);
    const { date: due } = deadline(rule, event.lastDay, next);
    const article = `${rulesOfAct(event).document} ${rule.article}`;
    return event.day > due ? [{ code: 'late-abroad', article, person, due }] : [];
  });
}

/** The players of an event who need a check of their own. */
function peopleRemarks(
  ratings: Ratings,
  event: ReportedEvent,
  played: PlayedByPerson,
): readonly EventRemark[] {
  const rules = rulesOfAct(event);
  const steps = new Map(stepsOf(ratings, event.id).map((step) => [step.person, step]));
  return event.groups
    .flatMap(({ players }) => players)
    .flatMap(({ person, reported, rounds }): readonly EventRemark[] => {
      const step = steps.get(person);
      const isOwn = isOwnPlayer(rules, valuesOf(ratings, person));
      if (step === undefined) {
        const hasPlayed = rounds.some(({ kind }) => kind === 'game');
        return isOwn && hasPlayed ? [{ code: 'unnumbered', article: '4.5.5.1', person }] : [];
      }
      const last = played.get(person)?.last ?? '';
      const isBack = activityOn(rules.activity, last, event.lastDay) !== 'listed';
      const returned: readonly EventRemark[] = isBack
        ? [{ code: 'returned', article: '4.5.5.1 §4', person }]
        : [];
      return [...returned, ...otherwise(step, reported)];
    });
}

/** The difference of the arbiter's own calculation, if it starts from the same registered rating. */
function otherwise(
  { person, start, before, after }: Step,
  reported: ReportedPlayer['reported'],
): readonly EventRemark[] {
  if (reported === null || reported.new === null) return [];
  const isSameStart = reported.old === start;
  const isOther = isSameStart ? start === before && reported.new !== after : true;
  if (!isOther) return [];
  const article = '4.1.1 §3c';
  const [theirs, ours] = isSameStart ? [reported.new, after] : [reported.old ?? 0, start ?? 0];
  return [{ code: 'reported-otherwise', article, person, reported: theirs, calculated: ours }];
}

/** All remarks on an event. */
export function eventRemarks(ratings: Ratings, event: ReportedEvent): readonly EventRemark[] {
  const act: Act = { kind: 'event', ...event };
  const played = playedIn(ratings, actsBefore(ratings.acts, act));
  return [...lateRemarks(ratings, event), ...peopleRemarks(ratings, event, played)];
}

/** The remarks on every event, in one pass. */
export function remarksByEvent(ratings: Ratings): ReadonlyMap<ActId, readonly EventRemark[]> {
  const played: PlayedByPerson = new Map();
  const found = new Map<ActId, readonly EventRemark[]>();
  for (const act of ratings.acts) {
    if (isEvent(act)) {
      found.set(act.id, [...lateRemarks(ratings, act), ...peopleRemarks(ratings, act, played)]);
    }
    notePlayed(played, ratings, act);
  }
  return found;
}
