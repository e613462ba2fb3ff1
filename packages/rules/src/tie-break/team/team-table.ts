import {
  type HalfPoints,
  type PointSystem,
  standardPointValues,
} from '../../kernel/half-points.ts';
import { invariant } from '../../kernel/invariant.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import { makeScoreTable, type ScoreTable } from '../score-table.ts';
import type { TieBreakRules } from '../tie-break-rules.ts';
import type { MatchRecord, ScoredTeam, TeamScore } from './scored-team.ts';

/** The tournament's facts that teams' tie-breaks need. */
export interface TeamTieBreakRules
  extends Pick<TieBreakRules, 'edition' | 'system' | 'roundsPlanned' | 'unratedAs'> {
  /** The points for a match. */
  readonly matchPoints: PointSystem;
  /** The points for a game. */
  readonly gamePoints: PointSystem;
  /** Boards of a match. */
  readonly boards: number;
  /** The score that ranks first; the other one is the secondary score. */
  readonly primary: TeamScore;
}

/** The data shared by all tie-breaks of teams: the table of the matches in either score. */
export interface TeamTable {
  readonly rules: TeamTieBreakRules;
  readonly teams: readonly ScoredTeam[];
  readonly teamByNo: ReadonlyMap<PlayerNo, ScoredTeam>;
  /** The teams as if they were players, and matches as if they were games. */
  readonly byScore: Readonly<Record<TeamScore, ScoreTable>>;
}

/** 2 – 1 – 0 for matches, 1 – ½ – 0 for games, match points first, C.07 in force, Swiss. */
export const usualTeamRules = {
  edition: '2026',
  system: 'swiss',
  matchPoints: { win: 4, draw: 2, loss: 0 },
  gamePoints: standardPointValues,
  primary: 'MP',
} as const satisfies Omit<TeamTieBreakRules, 'boards'>;

/** The other score. */
export const otherScore = (score: TeamScore): TeamScore => (score === 'MP' ? 'GP' : 'MP');

/** The game points of a round. */
function gameHalfPointsIn(record: MatchRecord): HalfPoints {
  if (record.kind === 'absent') return 0;
  return record.kind === 'bye'
    ? record.gameHalfPoints
    : record.boardHalfPoints.reduce((sum, halfPoints) => sum + halfPoints, 0);
}

/** A match as if it were a game with the points of one of the scores. */
function asGame(record: MatchRecord, score: TeamScore): RoundRecord {
  if (record.kind === 'absent') return record;
  const halfPoints = score === 'MP' ? record.matchHalfPoints : gameHalfPointsIn(record);
  if (record.kind === 'bye') return { kind: 'bye', bye: record.bye, halfPoints };
  const { opponent, colour } = record;
  return record.kind === 'forfeit'
    ? { kind: 'forfeit', opponent, colour, halfPoints, notice: false }
    : { kind: 'game', opponent, colour, halfPoints, status: 'played' };
}

/** The points for a won, drawn and lost match in one of the scores; in game points for all boards. */
function pointsIn(rules: TeamTieBreakRules, score: TeamScore): PointSystem {
  const { matchPoints, gamePoints, boards } = rules;
  return score === 'MP'
    ? matchPoints
    : {
        win: boards * gamePoints.win,
        draw: boards * gamePoints.draw,
        loss: boards * gamePoints.loss,
      };
}

function scoreTable(
  teams: readonly ScoredTeam[],
  rules: TeamTieBreakRules,
  score: TeamScore,
): ScoreTable {
  const { edition, system, roundsPlanned, unratedAs } = rules;
  return makeScoreTable(
    teams.map(({ no, rating, records }) => ({
      no,
      rating,
      records: records.map((record) => asGame(record, score)),
    })),
    {
      edition,
      system,
      points: pointsIn(rules, score),
      roundsPlanned: roundsPlanned ?? null,
      unratedAs: unratedAs ?? null,
    },
  );
}

/**
 * Makes the table shared by a team tournament's tie-breaks. Unplayed rounds (article 16) are treated
 * alike in match points and in game points: a draw is half the boards.
 *
 * @article FIDE C.07 11, 16.4
 */
export const makeTeamTable = (
  teams: readonly ScoredTeam[],
  rules: TeamTieBreakRules,
): TeamTable => ({
  rules,
  teams,
  teamByNo: new Map(teams.map((team) => [team.no, team])),
  byScore: { MP: scoreTable(teams, rules, 'MP'), GP: scoreTable(teams, rules, 'GP') },
});

/** The team with a number; an unknown one is a bug. */
export function teamOf({ teamByNo }: TeamTable, no: PlayerNo): ScoredTeam {
  const team = teamByNo.get(no);
  invariant(team !== undefined, `team ${no} is not in the table`);
  return team;
}
