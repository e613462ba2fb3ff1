import { at } from '../../kernel/at.ts';
import { type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import type { HalfPoints } from '../../kernel/half-points.ts';
import { reason } from '../../kernel/reason.ts';
import type { PlayerNo } from '../../kernel/round-record.ts';
import { indexOf, type ScoreTable } from '../score-table.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';
import { type HasLeft, raise, raisedBecause } from './withdrawn-opponents.ts';

/** A paired round: a forfeit gave the points of a game, so the opponent counts as met. */
export interface Met {
  /** From 1. */
  readonly roundNumber: number;
  readonly opponent: PlayerNo;
  readonly opponentHalfPoints: HalfPoints;
  readonly ownHalfPoints: HalfPoints;
}

/** A player's opponents with their board points; rounds without an opponent count nothing. */
export function metOpponents(table: ScoreTable, player: number): readonly Met[] {
  const { records, own } = table.sheet('forfeits-played');
  return at(records, player).flatMap((record, round): readonly Met[] =>
    record.kind === 'game'
      ? [
          {
            roundNumber: round + 1,
            opponent: record.opponent,
            opponentHalfPoints: at(own, indexOf(table, record.opponent)),
            ownHalfPoints: record.halfPoints,
          },
        ]
      : [],
  );
}

/** The values summed over the opponents met, and the number of rounds or games for raising. */
export interface CorrectedSum {
  readonly weigh: (met: Met) => Fraction;
  readonly rounds: number;
  readonly hasLeft: HasLeft;
  /** Points without an opponent: byes, bonuses, penalties. Default: none. */
  readonly alone?: Fraction;
}

/** The sum over the opponents met without withdrawn ones, raised in proportion. */
export function correctedSum(
  met: readonly Met[],
  { weigh, rounds, hasLeft, alone = fraction(0) }: CorrectedSum,
): TieBreakValue | null {
  const workings = met.map((line): Working => {
    const left = hasLeft(line.opponent);
    return {
      ...line,
      contribution: weigh(line),
      fromStage: left ? 1 : 0,
      because: left
        ? [reason('tie-break.opponent-withdrew', 'Tempelhof III.A.13', { opponent: line.opponent })]
        : [],
    };
  });
  const counted = workings.filter(({ fromStage }) => fromStage === 0);
  const sum = counted.reduce((total, { contribution }) => plus(total, contribution), alone);
  const raised = { sum, rounds, withdrawn: met.length - counted.length };
  const value = raise(raised);
  return value === null ? null : { stages: [value], workings, because: raisedBecause(raised) };
}
