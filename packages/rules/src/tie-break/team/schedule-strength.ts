import { dividedBy, type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import type { Modifiers } from '../fide/modifiers.ts';
import { opponentScore, readingFor, sumOfLines } from '../fide/sum-of-lines.ts';
import { indexOf } from '../score-table.ts';
import type { TieBreakHead, TieBreakValue } from '../tie-break.ts';
import { perTeam, type TeamTieBreak } from './team-standings.ts';
import { otherScore, type TeamTable } from './team-table.ts';

/**
 * The divisor of Buchholz: the highest primary score of the whole tournament over the highest secondary
 * score of one match, rounded down; at least 1.
 */
function normalisingFactor({ rules, byScore }: TeamTable): number {
  const primary = byScore[rules.primary];
  const secondary = byScore[otherScore(rules.primary)];
  const rounds = rules.roundsPlanned ?? primary.rounds;
  const highest = primary.rules.points.win * rounds;
  return Math.max(1, Math.floor(highest / secondary.rules.points.win));
}

function combined(table: TeamTable, no: number, modifiers: Modifiers): TieBreakValue {
  const factor = modifiers.factor ?? normalisingFactor(table);
  const { primary } = table.rules;
  const primaryTable = table.byScore[primary];
  const secondary = table.byScore[otherScore(primary)].totals.get(no) ?? 0;
  const { workings } = sumOfLines(primaryTable, indexOf(primaryTable, no), {
    reading: readingFor(modifiers),
    weigh: opponentScore,
    cut: { lowest: 0, highest: 0 },
  });
  const parts = workings.map((line) => ({
    ...line,
    contribution: dividedBy(line.contribution, fraction(factor)),
  }));
  const strength = parts.reduce<Fraction>(
    (sum, { contribution }) => plus(sum, contribution),
    fraction(0),
  );
  return {
    stages: [plus(fraction(secondary, 2), strength)],
    workings: parts,
    because: [
      {
        code: 'tie-break.secondary-score-and-strength',
        article: 'FIDE C.07 13.4',
        facts: { secondaryHalfPoints: secondary, factor },
      },
    ],
  };
}

/**
 * Scores and schedule strength combination: the secondary score plus Buchholz by the primary one
 * divided by a factor, which `Kx` can set; with `F` Fore Buchholz.
 *
 * @article FIDE C.07 13.4
 */
export const scheduleStrength = (head: TieBreakHead, modifiers: Modifiers): TeamTieBreak =>
  perTeam(head, (table, no) => combined(table, no, modifiers));
