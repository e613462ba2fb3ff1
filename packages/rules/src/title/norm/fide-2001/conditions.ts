import { assumed, counted, daysSpanned, roundsByDay } from '../../../kernel/condition.ts';
import { toldConditions } from '../condition.ts';
import type { NormCondition, NormEvent } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';
import { fewestRounds } from './categories.ts';

const article = 'DSU 2002 4.8.4';
const mostDays = 90;
const mostDoubleDays = 2;
const singleRoundsAtTheEnd = 3;

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
          ...(isTeams ? [] : [withinDays(within, daysSpanned(byDay.keys()))]),
          upToDouble(
            double,
            count([...byDay.values()], (held) => held > 1),
          ),
          atTheEnd(last, days.slice(rounds - singleRoundsAtTheEnd, rounds), byDay),
        ]),
    ...toldConditions(event, { arbiters: article, 'rating-list': article }),
  ];
}

type Asked = Omit<NormCondition, 'state' | 'have'> & { readonly need: number };

const withinDays = (asked: Asked, have: number): NormCondition =>
  counted({ ...asked, have }, have <= asked.need);

const upToDouble = withinDays;

function atTheEnd(
  asked: Asked,
  lastDays: readonly string[],
  byDay: ReadonlyMap<string, number>,
): NormCondition {
  const have = count(lastDays, (day) => byDay.get(day) === 1);
  return counted({ ...asked, have }, have >= asked.need);
}
