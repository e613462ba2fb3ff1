import type { Colour } from '@rokade/rules';
import { type BoardScore, halfPointsAt, isGame, type Side } from '../../board-result.ts';
import type { MatchId } from '../../ids.ts';
import { divisionOf, type League, type Match } from '../../league.ts';
import { boardsOf } from '../boards.ts';
import { peopleIn, type RatedPerson } from './rated-people.ts';

/** A game of a league, or what was to be one. */
export interface LeagueGame {
  readonly match: MatchId;
  readonly board: number;
  /** The day on which it was played, `2026-11-21`; '' = not known. */
  readonly day: string;
  /** null: nobody sat there, or it is not known who. */
  readonly people: Readonly<Record<Side, RatedPerson | null>>;
  readonly homeColour: Colour;
  readonly entered: BoardScore;
  readonly halfPoints: readonly [home: number, away: number];
  readonly isPlayed: boolean;
  /** Whether a reserve sat down after the time of waiting. */
  readonly hasLateReserve: boolean;
}

/** The day of a match: its own, else that of its round. */
const dayOf = (league: League, { division, round, meeting }: Match): string =>
  meeting.day || (divisionOf(league, division)?.days[round - 1] ?? '');

/** Whether a match is of a division with long games; rapid and blitz ones are in no report of a league. */
const isOfLongGames = (league: League, { division }: Match): boolean =>
  (divisionOf(league, division)?.values.pace ?? 'long') === 'long';

/** The boards of all matches of long games that have a result, by day. */
export function gamesOfLeague(league: League): readonly LeagueGame[] {
  const people = peopleIn(league);
  return league.matches
    .filter((match) => isOfLongGames(league, match))
    .flatMap((match) => {
      const day = dayOf(league, match);
      return boardsOf(league, match).flatMap((one): readonly LeagueGame[] => {
        const { board, players, homeColour, entered, isRated } = one;
        if (entered === '') return [];
        const person = (side: Side) => {
          const player = players[side];
          return player === null ? null : (people.get(player) ?? null);
        };
        return [
          {
            match: match.id,
            board,
            day,
            people: { home: person('home'), away: person('away') },
            homeColour,
            entered,
            halfPoints: halfPointsAt[entered],
            isPlayed: isGame(entered),
            hasLateReserve: isGame(entered) && !isRated,
          },
        ];
      });
    })
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

/** The months, `2026-11`, in which boards have results, in order. */
export const monthsOfLeague = (league: League): readonly string[] =>
  [...new Set(gamesOfLeague(league).map(({ day }) => day.slice(0, 7)))]
    .filter((month) => month !== '')
    .toSorted();
