import { atLeast, atMost, counted, daysSpanned, roundsByDay } from '../../../kernel/condition.ts';
import { answeredConditions } from '../condition.ts';
import type { NormConditionCode } from '../norm-codes.ts';
import type { NormCondition, NormEvent } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';
import { fewestRounds } from './categories.ts';

const article = 'DSU 2002 4.8.4';
const mostDays = 90;
const mostDoubleDays = 2;
const singleRoundsAtTheEnd = 3;
const mostMovesAnHour = 23;
/** Half of the seven hours of a game that ends in a quickplay finish. */
const fullMinutes = 210;

const requirement = (code: NormConditionCode, need: number) => ({
  code,
  article,
  need,
  isWanted: true,
});

/** A condition that is reported, and only required for a GM norm. */
const besides = (code: NormConditionCode, need: number) => ({
  ...requirement(code, need),
  isWanted: false,
});

const inTenths = (number: number): number => Math.round(10 * number) / 10;

/**
 * At most 46 moves in two hours at any control. Seven hours for a game: with less (40 moves in two
 * hours and one for the rest) a player makes only one norm, which is reported and not required.
 *
 * @article DSU 2002 4.8.4
 */
function timeConditions({ minutes, movesAnHour }: NormEvent): readonly NormCondition[] {
  const pace = requirement('moves-an-hour', mostMovesAnHour);
  return [
    ...(movesAnHour === null
      ? []
      : [counted({ ...pace, have: inTenths(movesAnHour) }, movesAnHour <= pace.need)]),
    atLeast(besides('full-time', fullMinutes), minutes),
  ];
}

/**
 * The distribution of rounds for a GM norm: at most two days with two rounds, and the last three rounds
 * on days of their own. An IM norm can be made with two rounds on every day.
 *
 * @article DSU 2002 4.8.4
 */
function playingDays(event: NormEvent): readonly NormCondition[] {
  const { rounds, days } = event;
  const byDay = roundsByDay(event);
  const double = byDay === null ? null : count([...byDay.values()], (dayRounds) => dayRounds > 1);
  const lastDays = days.slice(rounds - singleRoundsAtTheEnd, rounds);
  const single = byDay === null ? null : count(lastDays, (day) => byDay.get(day) === 1);
  return [
    atMost(besides('double-rounds', mostDoubleDays), double),
    atLeast(besides('last-rounds', singleRoundsAtTheEnd), single),
  ];
}

/** The conditions that a GM norm requires. */
export const conditionsOfGm = (event: NormEvent): readonly NormCondition[] =>
  playingDays(event).map((condition) => ({ ...condition, isWanted: true }));

/**
 * Nine rounds within ninety days (except team championships); for a GM norm at most two days with two
 * rounds, and the last three rounds on days of their own.
 *
 * @article DSU 2002 4.8.4
 */
export function eventConditions(event: NormEvent): readonly NormCondition[] {
  const { rounds, competition } = event;
  const byDay = roundsByDay(event);
  const isTeams = competition === 'national-team-championship' || competition === 'world-team';
  const span = byDay === null ? null : daysSpanned(byDay.keys());
  return [
    atLeast(requirement('rounds-planned', fewestRounds), rounds),
    ...(isTeams ? [] : [atMost(requirement('days', mostDays), span)]),
    ...playingDays(event),
    ...timeConditions(event),
    ...answeredConditions(event, { arbiters: article, 'rating-list': article }),
  ];
}
