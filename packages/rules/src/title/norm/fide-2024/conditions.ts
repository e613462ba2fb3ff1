import { assumed, counted, roundsByDay } from '../../../kernel/condition.ts';
import { fraction, roundHalfUp } from '../../../kernel/fraction.ts';
import { toldConditions } from '../condition.ts';
import type { NormCondition, NormEvent, NormPlayer } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';
import { isThroughout } from './exemption.ts';
import { leastRounds } from './number-of-games.ts';
import { unratedOpponent } from './performance.ts';

const article = (number: string): string => `FIDE B.01 2024 ${number}`;

const leastMinutes = 120;
const mostRoundsADay = 2;
const mostHours = 12;
const oneRoundDays = 3;

/**
 * The hours: two for each player and sixty moves, two rounds a day at most, twelve hours a day; and for
 * one norm of a GM's or WGM's application three days of one round.
 *
 * @article FIDE B.01 2024 1.1.2, 1.1.3, 1.1.3a
 */
function timeConditions(event: NormEvent): readonly NormCondition[] {
  const { minutes } = event;
  const days = roundsByDay(event);
  const perDay = days === null ? null : Math.max(0, ...days.values());
  const thinking = {
    code: 'thinking-time',
    article: article('1.1.3'),
    need: leastMinutes,
  } as const;
  const rounds = { code: 'rounds-a-day', article: article('1.1.3'), need: mostRoundsADay } as const;
  const hours = { code: 'hours-a-day', article: article('1.1.2'), need: mostHours } as const;
  const single = {
    code: 'one-round-days',
    article: article('1.1.3a'),
    need: oneRoundDays,
  } as const;
  const wanted = { isWanted: true } as const;
  const ones = days === null ? 0 : count([...days.values()], (held) => held === 1);
  const played = ((perDay ?? 0) * 2 * (minutes ?? 0)) / 60;
  return [
    minutes === null
      ? assumed({ ...thinking, ...wanted })
      : counted({ ...thinking, ...wanted, have: minutes }, minutes >= leastMinutes),
    perDay === null
      ? assumed({ ...rounds, ...wanted })
      : counted({ ...rounds, ...wanted, have: perDay }, perDay <= mostRoundsADay),
    perDay === null || minutes === null
      ? assumed({ ...hours, ...wanted })
      : counted({ ...hours, ...wanted, have: played }, played <= mostHours),
    days === null
      ? assumed({ ...single, isWanted: false })
      : counted({ ...single, isWanted: false, have: ones }, ones >= oneRoundDays),
  ];
}

const largeField = 40;
const largeAverage = 2000;

/**
 * Whether an individual Swiss is one of those from which an application needs one norm: forty players
 * through all rounds, 2000 on average.
 *
 * @article FIDE B.01 2024 1.5.6
 */
function sizeCondition(event: NormEvent, players: readonly NormPlayer[]): NormCondition {
  const there = players.filter((player) => isThroughout(event, player));
  const sum = there.reduce((all, { rating }) => all + (rating ?? unratedOpponent), 0);
  const isStrong = there.length > 0 && roundHalfUp(fraction(sum, there.length)) >= largeAverage;
  const have = event.predetermined ? 0 : there.length;
  return counted(
    { code: 'large-event', article: article('1.5.6'), have, need: largeField, isWanted: false },
    isStrong && have >= largeField,
  );
}

/**
 * What is asked of the event: what its settings show, and what somebody has to say.
 *
 * @article FIDE B.01 2024 1.1.1, 1.1.5, 1.1.6, 1.4.2d, 1.4.6
 */
export const eventConditions = (
  event: NormEvent,
  players: readonly NormPlayer[],
): readonly NormCondition[] => [
  ...toldConditions(event, {
    registered: article('1.1.1'),
    arbiters: article('1.1.5'),
    'arbiters-not-playing': article('1.1.6'),
    'equal-conditions': article('1.4.2d'),
    'rating-list': article('1.4.6'),
  }),
  counted(
    {
      code: 'rounds-planned',
      article: article('1.4.1'),
      have: event.rounds,
      need: leastRounds(event),
      isWanted: true,
    },
    event.rounds >= leastRounds(event),
  ),
  ...timeConditions(event),
  sizeCondition(event, players),
];
