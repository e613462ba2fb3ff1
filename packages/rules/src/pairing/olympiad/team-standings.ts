import type { HalfPoints } from '../../kernel/half-points.ts';
import { ranked } from '../../kernel/ranked.ts';
import { halfPointsIn, type PlayerNo, type RoundRecord } from '../../kernel/round-record.ts';
import { type MatchTeam, teamRound } from './team-matches.ts';
import { olympiadTeams, teamCount } from './teams.ts';

/** A player's data for the team standings. */
export interface OlympiadPlayer {
  readonly no: PlayerNo;
  readonly records: readonly RoundRecord[];
}

/** A match from the side of one team; half-points are those of the boards. */
export interface OlympiadMatch {
  readonly roundNumber: number;
  readonly opponentTeam: number;
  readonly halfPoints: HalfPoints;
  readonly opponentHalfPoints: HalfPoints;
  /** 2 for a won match, 1 for a drawn one; 0 also while a board is still being played. */
  readonly matchPoints: 0 | 1 | 2;
  /** Whether a board has no final result yet. */
  readonly open: boolean;
}

/** A team's line in the standings. */
export interface OlympiadTeamLine {
  /** Equal for teams equal in both sums. */
  readonly rank: number;
  /** From 1. */
  readonly team: number;
  /** By board. */
  readonly players: readonly PlayerNo[];
  readonly matchPoints: number;
  readonly halfPoints: HalfPoints;
  readonly matches: readonly OlympiadMatch[];
}

/** The sum that decides first; the other comes second. */
export type TeamOrder = 'match-points' | 'board-points';

/** A team's points from the boards of a round; a bye is not a board. */
interface BoardSum {
  readonly halfPoints: HalfPoints;
  readonly open: boolean;
}

function boardSum(
  { players }: MatchTeam,
  recordsOf: ReadonlyMap<PlayerNo, readonly RoundRecord[]>,
  roundNumber: number,
): BoardSum {
  const boards = players.flatMap((no) => {
    const record = recordsOf.get(no)?.[roundNumber - 1];
    return record?.kind === 'game' || record?.kind === 'forfeit' ? [record] : [];
  });
  return {
    halfPoints: boards.reduce((sum, record) => sum + halfPointsIn(record), 0),
    open: boards.some((record) => record.kind === 'game' && record.status === 'pending'),
  };
}

function matchPointsOf(own: HalfPoints, other: HalfPoints): 0 | 1 | 2 {
  if (own === other) return 1;
  return own > other ? 2 : 0;
}

type Unranked = Omit<OlympiadTeamLine, 'rank'>;

/** All matches of the played rounds, by team index. */
function matchesOf(
  players: readonly OlympiadPlayer[],
  entered: number,
  teams: number,
): readonly (readonly OlympiadMatch[])[] {
  const recordsOf = new Map(players.map(({ no, records }) => [no, records]));
  const rounds = players.reduce((most, { records }) => Math.max(most, records.length), 0);
  const matches: OlympiadMatch[][] = Array.from({ length: teams }, () => []);
  for (let roundNumber = 1; roundNumber <= rounds; roundNumber++) {
    for (const [first, second] of teamRound(entered, teams, roundNumber)?.matches ?? []) {
      const ofFirst = boardSum(first, recordsOf, roundNumber);
      const ofSecond = boardSum(second, recordsOf, roundNumber);
      matches[first.team - 1]?.push(matchOf(roundNumber, second.team, ofFirst, ofSecond));
      matches[second.team - 1]?.push(matchOf(roundNumber, first.team, ofSecond, ofFirst));
    }
  }
  return matches;
}

function matchOf(
  roundNumber: number,
  opponentTeam: number,
  own: BoardSum,
  other: BoardSum,
): OlympiadMatch {
  const open = own.open || other.open;
  return {
    roundNumber,
    opponentTeam,
    halfPoints: own.halfPoints,
    opponentHalfPoints: other.halfPoints,
    matchPoints: open ? 0 : matchPointsOf(own.halfPoints, other.halfPoints),
    open,
  };
}

/**
 * The standings of the teams, best first. The article names no order; `order` gives which of match
 * points (2 – 1 – 0) and board points comes first. `teams` is as in the pairing request.
 *
 * @article DSU 2002 4.13.5
 */
export function olympiadTeamStandings(
  players: readonly OlympiadPlayer[],
  teams: number | undefined,
  order: TeamOrder,
): readonly OlympiadTeamLine[] {
  const entered = players.reduce((highest, { no }) => Math.max(highest, no), 0);
  const count = teamCount(entered, teams);
  const lists = olympiadTeams(entered, count);
  const lines = matchesOf(players, entered, count).map((matches, index) => ({
    team: index + 1,
    players: lists[index] ?? [],
    matchPoints: matches.reduce((sum, match) => sum + match.matchPoints, 0),
    halfPoints: matches.reduce((sum, match) => sum + match.halfPoints, 0),
    matches,
  }));
  const byMatches = (a: Unranked, b: Unranked): number => b.matchPoints - a.matchPoints;
  const byBoards = (a: Unranked, b: Unranked): number => b.halfPoints - a.halfPoints;
  return ranked(lines, (a, b) =>
    order === 'match-points'
      ? byMatches(a, b) || byBoards(a, b)
      : byBoards(a, b) || byMatches(a, b),
  );
}
