import { atLeast, atMost, counted, roundsByDay } from '../../../kernel/condition.ts';
import { fraction, roundHalfUp } from '../../../kernel/fraction.ts';
import { answeredConditions } from '../condition.ts';
import type { NormConditionCode } from '../norm-codes.ts';
import type { NormCondition, NormEvent, NormPlayer } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';
import { isOfTeams } from '../team-games.ts';
import { isThroughout } from './exemption.ts';
import { leastRounds } from './number-of-games.ts';
import { unratedOpponent } from './performance.ts';

const article = (number: string): string => `FIDE B.01 2024 ${number}`;

const requirement = (code: NormConditionCode, where: string, need: number) => ({
  code,
  article: article(where),
  need,
  isWanted: true,
});

const leastMinutes = 120;
const mostRoundsADay = 2;
const mostHours = 12;
const oneRoundDays = 3;

/**
 * The conditions on time: two hours for each player and sixty moves, at most two rounds a day, twelve
 * hours a day; and for one norm of a GM's or WGM's application three days with one round.
 *
 * @article FIDE B.01 2024 1.1.2, 1.1.3, 1.1.3a
 */
function timeConditions(event: NormEvent): readonly NormCondition[] {
  const { minutes } = event;
  const days = roundsByDay(event);
  const perDay = days === null ? null : Math.max(0, ...days.values());
  const hours = perDay === null || minutes === null ? null : (perDay * 2 * minutes) / 60;
  const ones = days === null ? null : count([...days.values()], (dayRounds) => dayRounds === 1);
  return [
    atLeast(requirement('thinking-time', '1.1.3', leastMinutes), minutes),
    atMost(requirement('rounds-a-day', '1.1.3', mostRoundsADay), perDay),
    atMost(requirement('hours-a-day', '1.1.2', mostHours), hours),
    atLeast({ ...requirement('one-round-days', '1.1.3a', oneRoundDays), isWanted: false }, ones),
  ];
}

const largeField = 40;
const largeAverage = 2000;

/**
 * Whether an individual Swiss is one of those of which an application needs one norm: forty players
 * through all rounds, with 2000 on average.
 *
 * @article FIDE B.01 2024 1.5.6
 */
function sizeCondition(event: NormEvent, players: readonly NormPlayer[]): NormCondition {
  const there = players.filter((player) => isThroughout(event, player));
  const sum = there.reduce((all, { rating }) => all + (rating ?? unratedOpponent), 0);
  const isStrong = there.length > 0 && roundHalfUp(fraction(sum, there.length)) >= largeAverage;
  const have = event.predetermined || isOfTeams(players) ? 0 : there.length;
  return counted(
    { code: 'large-event', article: article('1.5.6'), have, need: largeField, isWanted: false },
    isStrong && have >= largeField,
  );
}

/**
 * The conditions of the event: from its settings, and from the organiser's answers.
 *
 * @article FIDE B.01 2024 1.1.1, 1.1.5, 1.1.6, 1.4.2d, 1.4.6
 */
export const eventConditions = (
  event: NormEvent,
  players: readonly NormPlayer[],
): readonly NormCondition[] => [
  ...answeredConditions(event, {
    registered: article('1.1.1'),
    arbiters: article('1.1.5'),
    'arbiters-not-playing': article('1.1.6'),
    'equal-conditions': article('1.4.2d'),
    'rating-list': article('1.4.6'),
  }),
  atLeast(requirement('rounds-planned', '1.4.1', leastRounds(event)), event.rounds),
  ...timeConditions(event),
  sizeCondition(event, players),
];
