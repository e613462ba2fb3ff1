import type { PlannedEvent, RatingCondition, RatingConditions } from '../../rating-conditions.ts';
import { leastMinutes2002 } from '../game-minutes.ts';
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

const [events, danish] = ['DSU 2002 4.8.2', 'DSU 2002 4.8.3'];

const mostMovesAnHour = 23;
const mostRounds = 3;
const mostHours = 12;
const mostDays = 90;
const leastRated = 4;
const [daysBefore, daysAfter] = [28, 7];

/** A third of the players, and at least four, must be rated where pairings are fixed beforehand. */
const ratedPlayers = (event: PlannedEvent): RatingCondition =>
  atLeast(
    requirement(events, 'rated-players', Math.max(leastRated, Math.ceil(event.players.length / 3))),
    playersFrom(event, 1),
  );

/**
 * The conditions in the Danish handbook about 2002: two hours for the whole game and at most 23 moves
 * an hour; three rounds and twelve hours a day; ninety days, except for team championships; in a closed
 * tournament a third of the players rated. It is registered four weeks before, as the invitation says,
 * and reported within a week, or a fee is due.
 *
 * @article DSU 2002 4.8.2, 4.8.3
 */
export const conditions2002: RatingConditions = (event, { registered, reported }) => {
  const { rounds, hours, span } = courseOf(event);
  const movesAnHour = event.time?.movesAnHour ?? null;
  return [
    atLeast(
      requirement(events, 'thinking-time', leastMinutes2002.usual.standard),
      event.time?.minutes ?? null,
    ),
    ...(movesAnHour === null
      ? []
      : [atMost(requirement(events, 'moves-an-hour', mostMovesAnHour), movesAnHour)]),
    atMost(requirement(events, 'rounds-a-day', mostRounds), rounds),
    atMost(requirement(events, 'hours-a-day', mostHours), hours),
    ...(event.inTeams ? [] : [atMost(requirement(events, 'days', mostDays), span)]),
    ...(event.predetermined ? [ratedPlayers(event)] : []),
    isSo(requirement(events, 'no-smoking'), null),
    inTime(requirement(danish, 'registered'), daysFrom(event, 'first', -daysBefore), registered),
    isSo(requirement(danish, 'in-invitation'), null),
    {
      ...inTime(requirement(danish, 'reported'), daysFrom(event, 'last', daysAfter), reported),
      isWanted: false,
    },
  ];
};
