import type {
  HalfPoints,
  MatchRecord,
  PlayerNo,
  PointSystem,
  RoundRecord,
  ScoredPlayer,
  ScoredTeam,
} from '@rokade/rules';
import {
  boardHalfPoints,
  boardsOf,
  opposingTeam,
  type RoundFacts,
  type SourceTeam,
} from './team-line-ups.ts';

/** The data from which the matches of a file are made. */
export interface TeamFacts {
  readonly teams: readonly SourceTeam[];
  readonly players: readonly ScoredPlayer[];
  readonly matchPoints: PointSystem;
  readonly gamePoints: PointSystem;
  /** Boards of a match; null if the file does not say: then the most that were played. */
  readonly boards: number | null;
  /** The players on the boards in a round, if the file has them. */
  seatsIn(roundNumber: number): RoundFacts['seats'];
  /** A team's round that the file states itself: a bye, or a match that was not played. */
  statedRecord(team: SourceTeam, roundNumber: number, boards: number): MatchRecord | null;
}

/** The teams of a file with their matches, and the number of boards of a match. */
export interface ScoredTeams {
  readonly boards: number;
  readonly teams: readonly ScoredTeam[];
}

function roundFacts({ teams, players, seatsIn }: TeamFacts, round: number): RoundFacts {
  return {
    seats: seatsIn(round + 1),
    records: new Map(
      players.flatMap(({ no, records }): readonly (readonly [PlayerNo, RoundRecord])[] => {
        const record = records[round];
        return record === undefined ? [] : [[no, record]];
      }),
    ),
    teamOfPlayer: new Map(teams.flatMap((team) => team.members.map((no) => [no, team] as const))),
  };
}

const sum = (points: readonly HalfPoints[]): HalfPoints =>
  points.reduce((total, halfPoints) => total + halfPoints, 0);

function matchResult(own: HalfPoints, theirs: HalfPoints, points: PointSystem): HalfPoints {
  if (own === theirs) return points.draw;
  return own > theirs ? points.win : points.loss;
}

function matchRecord(
  facts: RoundFacts,
  team: SourceTeam,
  against: SourceTeam,
  matchPoints: PointSystem,
): MatchRecord {
  const boards = boardsOf(facts, team, against);
  const own = boards.map((board) => boardHalfPoints(facts, board.own));
  const theirs = boards.map((board) => boardHalfPoints(facts, board.theirs));
  const records = boards.map((board) => facts.records.get(board.own ?? board.theirs ?? 0));
  const [first] = boards;
  const firstRecord = facts.records.get(first?.own ?? 0);
  const isPlayed = records.some((record) => record?.kind === 'game');
  const nobodyScored = sum(own) + sum(theirs) === 0;
  return {
    kind: isPlayed ? 'match' : 'forfeit',
    opponent: against.no,
    colour:
      firstRecord?.kind === 'game' || firstRecord?.kind === 'forfeit'
        ? firstRecord.colour
        : 'white',
    matchHalfPoints: nobodyScored
      ? matchPoints.loss
      : matchResult(sum(own), sum(theirs), matchPoints),
    boardHalfPoints: own,
  };
}

/** The bye of a team without an opponent, by its members' entries; without any it was absent. */
function byeRecord(
  { records }: RoundFacts,
  { members }: SourceTeam,
  { matchPoints, gamePoints }: TeamFacts,
  boards: number,
): MatchRecord {
  const kinds = members.flatMap((no) => {
    const record = records.get(no);
    return record?.kind === 'bye' ? [record.bye] : [];
  });
  const order = ['pairing-allocated', 'full-point', 'half-point', 'zero-point'] as const;
  const bye = order.find((kind) => kinds.includes(kind));
  if (bye === undefined) return { kind: 'absent' };
  const outcome = { 'full-point': 'win', 'zero-point': 'loss' } as const;
  const as = bye === 'full-point' || bye === 'zero-point' ? outcome[bye] : 'draw';
  return {
    kind: 'bye',
    bye,
    matchHalfPoints: matchPoints[as],
    gameHalfPoints: boards * gamePoints[as],
  };
}

/**
 * The matches of teams from their members' games: who met whom, and the points of each board. The order
 * of boards is the stated one, else that of the team's list. A team whose members met nobody has the
 * bye in their entries; the pairing-allocated bye gives the points of a drawn match (C.04.6 1.4). If
 * all boards of a match were forfeited by both sides, both lost it.
 */
export function scoredTeams(facts: TeamFacts): ScoredTeams {
  const { teams, players, matchPoints } = facts;
  const rounds = Array.from({ length: players[0]?.records.length ?? 0 }, (_, round) =>
    roundFacts(facts, round),
  );
  const most = Math.max(
    1,
    ...rounds.flatMap((round) =>
      teams.map((team) => {
        const against = opposingTeam(round, team);
        return against === null ? 0 : boardsOf(round, team, against).length;
      }),
    ),
  );
  const boards = facts.boards ?? most;
  const recordOf = (team: SourceTeam, round: RoundFacts, index: number): MatchRecord => {
    const stated = facts.statedRecord(team, index + 1, boards);
    if (stated !== null) return stated;
    const against = opposingTeam(round, team);
    return against === null
      ? byeRecord(round, team, facts, boards)
      : matchRecord(round, team, against, matchPoints);
  };
  return {
    boards,
    teams: teams.map((team) => ({
      no: team.no,
      rating: team.rating,
      records: rounds.map((round, index) => recordOf(team, round, index)),
    })),
  };
}
