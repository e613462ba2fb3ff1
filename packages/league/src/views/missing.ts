import { plusDays } from '@rokade/rules';
import { sides } from '../board-result.ts';
import type { CallId, MatchId, TeamId } from '../ids.ts';
import {
  beginningOf,
  isOfDraft,
  isOneDay,
  type League,
  type Match,
  memberOf,
  teamOf,
} from '../league.ts';
import { boardsMissing } from './boards.ts';
import { isSettled, settlementOf } from './settlement.ts';

/** What is missing in a league, and of whom. */
export type Missing =
  /** A line-up of a match of the next days, or one that has begun. */
  | { readonly what: 'line-up'; readonly match: MatchId; readonly team: TeamId }
  /** Results of a match that has begun. */
  | { readonly what: 'results'; readonly match: MatchId; readonly boards: number }
  /** The agreement of a captain. */
  | { readonly what: 'agreement'; readonly match: MatchId; readonly team: TeamId }
  /** A new day for a postponed match; or the usual one. */
  | { readonly what: 'day'; readonly match: MatchId; readonly due: string }
  /** The answer to a request for a player. */
  | {
      readonly what: 'answer';
      readonly match: MatchId;
      readonly call: CallId;
      readonly team: TeamId;
    };

/** How many days before a match its line-ups are asked for. */
const daysAhead = 3;

const isPlaying = (league: League, { home, away }: Match): boolean =>
  [home, away].every((team) => teamOf(league, team)?.withdrawn === '');

function missingOf(league: League, match: Match, now: string): readonly Missing[] {
  const { id, postponed, meeting, lineUps, agreed } = match;
  if (isOfDraft(league, match)) return [];
  if (!isPlaying(league, match) || isSettled(settlementOf(league, match, now))) return [];
  if (match.bare !== null || match.forfeited !== '') return [];
  if (meeting.day === '') return [{ what: 'day', match: id, due: postponed?.due ?? '' }];
  const isNear = meeting.day <= plusDays(now.slice(0, 10), daysAhead);
  if (!isNear) return [];
  const boards = boardsMissing(league, match).length;
  const isOver = boards === 0;
  const hasBegun = now >= beginningOf(match);
  return [
    ...sides
      .filter((side) => lineUps[side] === null && !isOver)
      .map((side) => ({ what: 'line-up', match: id, team: match[side] }) as const),
    ...(hasBegun && !isOver ? [{ what: 'results', match: id, boards } as const] : []),
    ...sides
      // On one day results are entered for whole rounds, and no captain signs a sheet.
      .filter((side) => isOver && agreed[side] === null && !isOneDay(league, match.division))
      .map((side) => ({ what: 'agreement', match: id, team: match[side] }) as const),
  ];
}

/** What is missing at a local time, by the day of the match; matches without a day last. */
export function missingIn(league: League, now: string): readonly Missing[] {
  const last = '9999';
  const byDay = league.matches.toSorted((one, other) =>
    (one.meeting.day || last) < (other.meeting.day || last) ? -1 : 1,
  );
  const answers = league.calls
    .filter(({ answer }) => answer === null)
    .flatMap(({ id: call, match, player }): readonly Missing[] => {
      const team = memberOf(league, player)?.team;
      return team === undefined ? [] : [{ what: 'answer', match, call, team }];
    });
  return [...answers, ...byDay.flatMap((match) => missingOf(league, match, now))];
}
