import { fraction, plus, times } from '../../../kernel/fraction.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import { ok, type Result } from '../../../kernel/result.ts';
import type { PlayerNo } from '../../../kernel/round-record.ts';
import type { TieBreakCodeFault } from '../../fide/descriptor-fault.ts';
import { sumStages } from '../../sum-stages.ts';
import { boardLine, roundsOf } from '../board-points.ts';
import { type TeamScore, teamScores } from '../scored-team.ts';
import type { TeamTieBreak } from '../team-standings.ts';
import { findTeamTieBreak } from '../team-tie-breaks.ts';
import { type LeagueMatch, scoreOf } from './league-match.ts';
import { matchesOf, matchHalfPoints } from './league-records.ts';
import type { LeagueRules } from './league-rules.ts';

/** The code of the Berlin weighting of the tied teams' own matches. */
const directBerlinCode = 'DIRECT-BW';

/** The code of the matches that tied teams have played for their places. */
const playOffCode = 'PLAY-OFF';

/** The codes that only leagues have, beside those of the tie-breaks of teams. */
export const leagueOwnCriteria = [directBerlinCode, playOffCode] as const;

export type LeagueOwnCriterion = (typeof leagueOwnCriteria)[number];

/**
 * The Berlin weighting of the matches of the tied teams with each other: between two teams that drew the
 * boards of their match decide, board 1 of n counting n times.
 *
 * @article Tempelhof 2018 IV.4d
 */
const directBerlin: TeamTieBreak = {
  code: directBerlinCode,
  article: 'Tempelhof IV.4d',
  compute: (table, tied) =>
    new Map(
      tied.map((no) => {
        const lines = roundsOf(table, no)
          .filter(({ opponent }) => opponent !== null && tied.includes(opponent))
          .map((round) => {
            const weighed = round.points
              .map((points, board) => times(fraction(round.points.length - board), points))
              .reduce(plus, fraction(0));
            return boardLine(round, weighed, 0);
          });
        return [no, sumStages(lines, 1)];
      }),
    ),
};

type Points = readonly [matchHalfPoints: HalfPoints, gameHalfPoints: HalfPoints, berlin: number];

/** What a team has of one play-off match: points of both scores and the Berlin count, in halves. */
function playOffPoints(match: LeagueMatch, { boards, matchPoints }: LeagueRules): Points | null {
  const score = scoreOf(match);
  if (score === null) return null;
  const berlin = match.boards.reduce(
    (sum, board, index) => sum + (board?.home ?? 0) * (boards - index),
    0,
  );
  return [matchHalfPoints(score[0], score[1], matchPoints), score[0], berlin];
}

/**
 * The play-off matches of the tied teams with each other: match points, then board points, then the Berlin
 * count. null for everybody as long as none of them has a result.
 */
const playOff = (playOffs: readonly LeagueMatch[], rules: LeagueRules): TeamTieBreak => ({
  code: playOffCode,
  article: 'Tempelhof IV.4d',
  compute: (_, tied) => {
    const among = playOffs.filter(({ home, away }) => tied.includes(home) && tied.includes(away));
    const isPlayed = among.some((match) => scoreOf(match) !== null);
    return new Map(
      tied.map((no) => {
        const own = matchesOf(no, among).flatMap(({ match }) => {
          const points = playOffPoints(match, rules);
          return points === null ? [] : [{ match, points }];
        });
        if (!isPlayed) return [no, null];
        const sum = (part: 0 | 1 | 2) =>
          fraction(
            own.reduce((all, { points }) => all + points[part], 0),
            2,
          );
        const workings = own.map(({ match, points }) =>
          boardLine(
            {
              roundNumber: match.round,
              opponent: match.away,
              points: match.boards.map((board) => fraction(board?.home ?? 0, 2)),
            },
            fraction(points[0], 2),
            0,
          ),
        );
        return [no, { stages: [sum(0), sum(1), sum(2)], workings }];
      }),
    );
  },
});

/** What is added to a team's points of a score, or taken. */
export const adjustmentOf = (
  { adjustments }: LeagueRules,
  team: PlayerNo,
  score: TeamScore,
): HalfPoints =>
  adjustments
    .filter((each) => each.team === team)
    .reduce(
      (sum, { matchHalfPoints, gameHalfPoints }) =>
        sum + (score === 'MP' ? matchHalfPoints : gameHalfPoints),
      0,
    );

/** Match or game points with what was taken; the lines are the matches. */
const adjustedScore = (
  tieBreak: TeamTieBreak,
  score: TeamScore,
  rules: LeagueRules,
): TeamTieBreak => ({
  ...tieBreak,
  compute: ({ byScore }, tied) =>
    new Map(
      tied.map((no) => {
        const halfPoints = (byScore[score].totals.get(no) ?? 0) + adjustmentOf(rules, no, score);
        return [no, { stages: [fraction(halfPoints, 2)], workings: [] }];
      }),
    ),
});

/** The criteria that look at single boards. */
const byBoards: ReadonlySet<string> = new Set([
  directBerlinCode,
  'SKT-BW',
  'BC',
  'TBR',
  'BBE',
  'EDET',
  'EDEB',
  'EDEBT',
  'EDEBB',
]);

/** A criterion of boards, dropped among teams of which one has a match without boards. */
const unlessBoardsMiss = (
  tieBreak: TeamTieBreak,
  withoutBoards: ReadonlySet<PlayerNo>,
): TeamTieBreak => ({
  ...tieBreak,
  compute: (table, tied) =>
    tied.some((no) => withoutBoards.has(no))
      ? new Map(tied.map((no) => [no, null]))
      : tieBreak.compute(table, tied),
});

/** What some criteria look at beside the table. */
interface BesideTable {
  /** Teams with a match that was settled by its score alone: what happened at its boards is not known. */
  readonly withoutBoards: ReadonlySet<PlayerNo>;
  readonly playOffs: readonly LeagueMatch[];
}

/** The criterion of a league with a code. */
export function findLeagueCriterion(
  code: string,
  rules: LeagueRules,
  { withoutBoards, playOffs }: BesideTable,
): Result<TeamTieBreak, TieBreakCodeFault> {
  if (code === playOffCode) return ok(playOff(playOffs, rules));
  const found = code === directBerlinCode ? ok(directBerlin) : findTeamTieBreak(code);
  if (!found.ok) return found;
  const tieBreak = found.value;
  const score = teamScores.find((each) => each === tieBreak.code);
  if (score !== undefined) return ok(adjustedScore(tieBreak, score, rules));
  const [base = ''] = tieBreak.code.split('/');
  return ok(byBoards.has(base) ? unlessBoardsMiss(tieBreak, withoutBoards) : tieBreak);
}

/** Why a code in a league's order is no criterion, or null. */
export function leagueCriterionFault(code: string): TieBreakCodeFault | null {
  if (leagueOwnCriteria.some((own) => own === code)) return null;
  const found = findTeamTieBreak(code);
  return found.ok ? null : found.error;
}
