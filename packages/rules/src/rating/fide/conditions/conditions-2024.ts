import type {
  PlannedEvent,
  RatingCondition,
  RatingConditions,
  ReportingDays,
} from '../../rating-conditions.ts';
import { leastMinutes2024 } from '../game-minutes.ts';
import {
  atLeast,
  atMost,
  courseOf,
  daysFrom,
  inTime,
  isSo,
  playersFrom,
  requirement,
} from './requirement.ts';

const article = 'FIDE B.02 2024';

const leastFirstControl = 30;
const mostHours = 12;
const mostRounds = { rapid: 15, blitz: 30 } as const;
const daysBefore = { usual: 3, withTheStrongest: 30 } as const;
const strongest = { man: 2700, woman: 2500 } as const;
const daysOfOneReport = 30;

function ofLongGames(event: PlannedEvent): readonly RatingCondition[] {
  const minutes = event.time?.minutes ?? null;
  const control = event.time?.firstControl ?? null;
  const strong = leastMinutes2024.strong.filter(({ rating }) => playersFrom(event, rating) > 0);
  return [
    ...strong.map(({ code, minutes: least }) =>
      atLeast(requirement(article, code, least), minutes),
    ),
    ...(control === null
      ? []
      : [atLeast(requirement(article, 'first-control', leastFirstControl), control)]),
    atMost(requirement(article, 'hours-a-day', mostHours), courseOf(event).hours),
  ];
}

const ofQuickGames = (
  event: PlannedEvent,
  play: keyof typeof mostRounds,
): readonly RatingCondition[] => [
  isSo(requirement(article, 'equal-times'), event.time === null ? null : !event.time.isUnequal),
  atMost(requirement(article, 'rounds-a-day', mostRounds[play]), courseOf(event).rounds),
];

const isOfTheStrongest = ({ rating, isWoman }: PlannedEvent['players'][number]): boolean =>
  rating !== null && rating > (isWoman ? strongest.woman : strongest.man);

function registration(event: PlannedEvent, { registered }: ReportingDays): RatingCondition {
  const isEarly = event.players.some(isOfTheStrongest);
  const before = isEarly ? daysBefore.withTheStrongest : daysBefore.usual;
  return inTime(requirement(article, 'registered'), daysFrom(event, 'first', -before), registered);
}

/** A report for each month, if the event is longer than one. */
function monthlyParts(event: PlannedEvent): readonly RatingCondition[] {
  const { span } = courseOf(event);
  if (span === null || span <= daysOfOneReport) return [];
  return [
    { ...atMost(requirement(article, 'monthly-parts', daysOfOneReport), span), isWanted: false },
  ];
}

/**
 * FIDE's conditions since 2024: time by the strength of the players, rounds and hours a day; in a match
 * that both are rated; registration three days before, thirty if a man above 2700 or a woman above 2500
 * plays; and for an event of more than thirty days a report for each month.
 *
 * @article FIDE B.02 1, 2, 5
 */
export const conditions2024: RatingConditions = (event, reporting) => [
  atLeast(
    requirement(article, 'thinking-time', leastMinutes2024.usual[event.play]),
    event.time?.minutes ?? null,
  ),
  ...(event.play === 'standard' ? ofLongGames(event) : ofQuickGames(event, event.play)),
  ...(event.players.length === 2
    ? [atLeast(requirement(article, 'match-rated', 2), playersFrom(event, 1))]
    : []),
  registration(event, reporting),
  ...monthlyParts(event),
];
