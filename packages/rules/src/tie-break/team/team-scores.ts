import { fraction } from '../../kernel/fraction.ts';
import type { TieBreakHead } from '../tie-break.ts';
import type { TeamScore } from './scored-team.ts';
import { perTeam, type TeamTieBreak } from './team-standings.ts';
import { otherScore, type TeamTieBreakRules } from './team-table.ts';

/** A score as a tie-break; `scoreOf` chooses it by the primary score. */
const scoreAsTieBreak = (
  head: TieBreakHead,
  scoreIn: (rules: TeamTieBreakRules) => TeamScore,
): TeamTieBreak =>
  perTeam(head, ({ rules, byScore }, no) => {
    const { totals } = byScore[scoreIn(rules)];
    return { stages: [fraction(totals.get(no) ?? 0, 2)], workings: [] };
  });

/**
 * Match points: usually two for a won match and one for a drawn one.
 *
 * @article FIDE C.07 11.1; FIDE 2012 annex 3 A.g.1; Tempelhof 2018 IV.4e
 */
export const matchPoints = (head: TieBreakHead): TeamTieBreak => scoreAsTieBreak(head, () => 'MP');

/**
 * Game points, also called board points: the points of all games of the team.
 *
 * @article FIDE C.07 11.1; FIDE 2012 annex 3 A.g.2; Tempelhof 2018 IV.4e
 */
export const gamePoints = (head: TieBreakHead): TeamTieBreak => scoreAsTieBreak(head, () => 'GP');

/**
 * Match points versus game points: the secondary score.
 *
 * @article FIDE C.07 13.1
 */
export const matchOrGamePoints = (head: TieBreakHead): TeamTieBreak =>
  scoreAsTieBreak(head, ({ primary }) => otherScore(primary));
