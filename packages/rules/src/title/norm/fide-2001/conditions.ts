import { assumed, counted, daysSpanned, roundsByDay } from '../../../kernel/condition.ts';
import { toldConditions } from '../condition.ts';
import type { NormCondition, NormEvent } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';
import { fewestRounds } from './categories.ts';

const article = 'DSU 2002 4.8.4';
const mostDays = 90;
const mostDoubleDays = 2;
const singleRoundsAtTheEnd = 3;
const mostMovesAnHour = 23;
/** Half of the seven hours that a game takes which ends in a quickplay finish. */
const fullMinutes = 210;

const inTenths = (number: number): number => Math.round(10 * number) / 10;

/**
 * At most 46 moves in two hours at any control. Seven hours for a game: with less (40 moves in two hours
 * and one for the rest) a player makes one norm only, which is said and not held against anybody.
 *
 * @article DSU 2002 4.8.4
 */
function timeConditions({ minutes, movesAnHour }: NormEvent): readonly NormCondition[] {
  const pace = { code: 'moves-an-hour', article, need: mostMovesAnHour, isWanted: true } as const;
  const full = { code: 'full-time', article, need: fullMinutes, isWanted: false } as const;
  return [
    ...(movesAnHour === null
      ? []
      : [counted({ ...pace, have: inTenths(movesAnHour) }, movesAnHour <= pace.need)]),
    minutes === null ? assumed(full) : counted({ ...full, have: minutes }, minutes >= fullMinutes),
  ];
}

/**
 * Nine rounds within ninety days (team championships excepted); for a GM norm two days with two rounds
 * at most, and the last three rounds on days of their own.
 *
 * @article DSU 2002 4.8.4
 */
export function eventConditions(event: NormEvent): readonly NormCondition[] {
  const { rounds, days, competition } = event;
  const byDay = roundsByDay(event);
  const wanted = { article, isWanted: true } as const;
  const forGm = { article, isWanted: false } as const;
  const double = { code: 'double-rounds', need: mostDoubleDays, ...forGm } as const;
  const last = { code: 'last-rounds', need: singleRoundsAtTheEnd, ...forGm } as const;
  const within = { code: 'days', need: mostDays, ...wanted } as const;
  const isTeams = competition === 'national-team-championship' || competition === 'world-team';
  return [
    counted(
      { code: 'rounds-planned', have: rounds, need: fewestRounds, ...wanted },
      rounds >= fewestRounds,
    ),
    ...(byDay === null
      ? [...(isTeams ? [] : [assumed(within)]), assumed(double), assumed(last)]
      : [
          ...(isTeams ? [] : [upTo(within, daysSpanned(byDay.keys()))]),
          upTo(
            double,
            count([...byDay.values()], (held) => held > 1),
          ),
          atTheEnd(last, days.slice(rounds - singleRoundsAtTheEnd, rounds), byDay),
        ]),
    ...timeConditions(event),
    ...toldConditions(event, { arbiters: article, 'rating-list': article }),
  ];
}

type Asked = Omit<NormCondition, 'state' | 'have'> & { readonly need: number };

const upTo = (asked: Asked, have: number): NormCondition =>
  counted({ ...asked, have }, have <= asked.need);

function atTheEnd(
  asked: Asked,
  lastDays: readonly string[],
  byDay: ReadonlyMap<string, number>,
): NormCondition {
  const have = count(lastDays, (day) => byDay.get(day) === 1);
  return counted({ ...asked, have }, have >= asked.need);
}
