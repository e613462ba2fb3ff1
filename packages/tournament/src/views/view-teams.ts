import {
  groupedBy,
  type HalfPoints,
  type OlympiadMatch,
  olympiadTeamStandings,
  type TeamOrder,
} from '@rokade/rules';
import { publishedRounds } from '../questions/phase.ts';
import { recordTable, scoredPlayers } from '../questions/records.ts';
import type { Game, Round, Tournament } from '../state/state.ts';
import { type GameResult, isFinal } from '../values/game-result.ts';
import type { PlayerId } from '../values/ids.ts';
import { lineOf, playerLines } from './player-line.ts';
import type { PlayerLine } from './view-types.ts';

/** A board of a match between two teams. */
export interface MatchBoard {
  /** The board's number in the round. */
  readonly roundBoard: number;
  /** The board's number in the match, from 1. */
  readonly board: number;
  readonly first: PlayerLine;
  readonly second: PlayerLine;
  readonly firstColour: 'white' | 'black';
  readonly result: GameResult | null;
}

/** A match of a round; teams by number. */
export interface TeamMatch {
  readonly first: number;
  readonly second: number;
  readonly firstHalfPoints: HalfPoints;
  readonly secondHalfPoints: HalfPoints;
  /** Whether a board has no final result yet. */
  readonly open: boolean;
  readonly boards: readonly MatchBoard[];
}

/** The matches of a round, and the team without a match. */
export interface TeamRoundView {
  readonly round: number;
  readonly matches: readonly TeamMatch[];
  readonly free: number | null;
}

/** A team's line in the standings. */
export interface TeamLine {
  readonly rank: number;
  /** Whether another team has the same board points and match points. */
  readonly shared: boolean;
  readonly team: number;
  /** By board; the first is the captain's place. */
  readonly players: readonly PlayerLine[];
  readonly matchPoints: number;
  readonly halfPoints: HalfPoints;
  readonly matches: readonly OlympiadMatch[];
}

/** The teams, their standings and their matches. */
export interface TeamsView {
  readonly order: TeamOrder;
  /** Best first. */
  readonly teams: readonly TeamLine[];
  readonly rounds: readonly TeamRoundView[];
}

interface MatchContext {
  readonly teamOf: ReadonlyMap<PlayerId, number>;
  readonly lines: ReadonlyMap<PlayerId, PlayerLine>;
  /** A player's half-points in the round. */
  readonly gave: (player: PlayerId) => HalfPoints;
}

/** The games of two teams as a match; the team with White on its first board comes first. */
function teamMatch(games: readonly Game[], { teamOf, lines, gave }: MatchContext): TeamMatch {
  const [opening] = games;
  const first = opening === undefined ? 0 : (teamOf.get(opening.white) ?? 0);
  const second = opening === undefined ? 0 : (teamOf.get(opening.black) ?? 0);
  const boards = games.map(({ board: roundBoard, white, black, result }, index): MatchBoard => {
    const firstIsWhite = teamOf.get(white) === first;
    return {
      roundBoard,
      board: index + 1,
      first: lineOf(lines, firstIsWhite ? white : black),
      second: lineOf(lines, firstIsWhite ? black : white),
      firstColour: firstIsWhite ? 'white' : 'black',
      result,
    };
  });
  return {
    first,
    second,
    firstHalfPoints: boards.reduce((sum, board) => sum + gave(board.first.id), 0),
    secondHalfPoints: boards.reduce((sum, board) => sum + gave(board.second.id), 0),
    open: games.some(({ result }) => !isFinal(result)),
    boards,
  };
}

function teamRoundView(round: Round, teams: readonly number[], context: MatchContext) {
  const { teamOf } = context;
  const pairOf = ({ white, black }: Game): string =>
    [teamOf.get(white) ?? 0, teamOf.get(black) ?? 0].toSorted((a, b) => a - b).join();
  const matches = [...groupedBy(round.games, pairOf).values()].map((games) =>
    teamMatch(games, context),
  );
  const playing = new Set(matches.flatMap(({ first, second }) => [first, second]));
  const free = teams.find((team) => !playing.has(team)) ?? null;
  return { round: round.number, matches, free };
}

/**
 * The teams of an olympiad tournament, with their standings after the newest published round and the
 * matches of every round; null for other systems, and until the players have numbers.
 *
 * @article DSU 2002 4.13.5
 */
export function viewTeams(t: Tournament): TeamsView | null {
  const { system } = t.settings;
  if (!('teams' in system) || t.lots.kind === 'not-drawn' || t.players.length < 2) return null;
  const scored = scoredPlayers(t, publishedRounds(t));
  const standings = olympiadTeamStandings(scored, system.teams, system.order);
  const lines = playerLines(t);
  const idOf = (no: number) => t.players.slice(no - 1, no).map(({ id }) => id);
  const members = standings.map(({ team, players }) => ({ team, ids: players.flatMap(idOf) }));
  const teamOf = new Map(members.flatMap(({ team, ids }) => ids.map((id) => [id, team] as const)));
  const records = recordTable(t, t.rounds.length, {});
  const teams = members.map(({ team }) => team);
  return {
    order: system.order,
    teams: standings.map((line, index) => ({
      ...line,
      shared: standings.some((other) => other !== line && other.rank === line.rank),
      players: (members[index]?.ids ?? []).map((id) => lineOf(lines, id)),
    })),
    rounds: t.rounds.map((round) => {
      const gave = (id: PlayerId): HalfPoints => {
        const record = records.get(id)?.[round.number - 1];
        return record === undefined || record.kind === 'absent' ? 0 : record.halfPoints;
      };
      return teamRoundView(round, teams, { teamOf, lines, gave });
    }),
  };
}
