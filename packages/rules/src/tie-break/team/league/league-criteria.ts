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
import type { LeagueRules } from './league-rules.ts';

/** The code of the Berlin weighting of the tied teams' own matches. */
const directBerlinCode = 'DIRECT-BW';

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

/**
 * The criterion of a league with a code. `withoutBoards` are teams with a match that was settled by its
 * score alone: what happened at its boards is not known.
 */
export function findLeagueCriterion(
  code: string,
  rules: LeagueRules,
  withoutBoards: ReadonlySet<PlayerNo>,
): Result<TeamTieBreak, TieBreakCodeFault> {
  const found = code === directBerlinCode ? ok(directBerlin) : findTeamTieBreak(code);
  if (!found.ok) return found;
  const tieBreak = found.value;
  const score = teamScores.find((each) => each === tieBreak.code);
  if (score !== undefined) return ok(adjustedScore(tieBreak, score, rules));
  const [base = ''] = tieBreak.code.split('/');
  return ok(byBoards.has(base) ? unlessBoardsMiss(tieBreak, withoutBoards) : tieBreak);
}
