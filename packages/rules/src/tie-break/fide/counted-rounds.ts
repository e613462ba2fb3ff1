import { type Fraction, fraction } from '../../kernel/fraction.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import { sumStages } from '../sum-stages.ts';
import type { TieBreakValue, Working } from '../tie-break.ts';

/** A counting round, and its value. */
export interface CountedRound {
  /** From 1. */
  readonly roundNumber: number;
  readonly opponent: PlayerNo | null;
  readonly contribution: Fraction;
}

/** The sum of the rounds' values; the opponents' scores do not matter (0 in the workings). */
export function countRounds(rounds: readonly CountedRound[]): TieBreakValue {
  const workings = rounds.map(
    (round): Working => ({ ...round, opponentHalfPoints: 0, fromStage: 0 }),
  );
  return sumStages(workings, 1);
}

/** One for each round that meets a condition. */
export const countWhere = (
  records: readonly RoundRecord[],
  counts: (record: RoundRecord) => boolean,
): TieBreakValue =>
  countRounds(
    records.flatMap((record, round) =>
      counts(record)
        ? [{ roundNumber: round + 1, opponent: opponentIn(record), contribution: fraction(1) }]
        : [],
    ),
  );

/** The opponent by a round's pairing; null if there is none. */
export const opponentIn = (record: RoundRecord): PlayerNo | null =>
  record.kind === 'game' || record.kind === 'forfeit' ? record.opponent : null;
