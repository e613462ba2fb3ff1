import { type Fraction, fraction, roundHalfUp } from '../../kernel/fraction.ts';
import { reason } from '../../kernel/reason.ts';
import type { PlayerNo, RoundRecord } from '../../kernel/round-record.ts';
import type { TieBreakReason } from '../reason-codes.ts';
import { indexOf, recordsOf, type ScoreTable } from '../score-table.ts';

/** The number of unexcused absences that count as a withdrawal (III.A.12). */
const noShowsThatLeave = 2;

const isNoShow = (record: RoundRecord): boolean =>
  record.kind === 'forfeit' && record.halfPoints === 0 && !record.notice;

const isAway = (record: RoundRecord | undefined): boolean =>
  record?.kind === 'absent' || (record?.kind === 'bye' && record.bye === 'zero-point');

/**
 * Whether the rounds show that a player withdrew: two no-shows without notice, or an absence in the
 * last round. A free round of a round robin looks like a zero-point bye and does not count.
 */
function seemsToHaveLeft(
  records: readonly RoundRecord[],
  { rules: { system } }: ScoreTable,
): boolean {
  if (records.filter(isNoShow).length >= noShowsThatLeave) return true;
  const last = records.at(-1);
  return system === 'round-robin' ? last?.kind === 'absent' : isAway(last);
}

/** Tests whether a player withdrew. */
export type HasLeft = (no: PlayerNo) => boolean;

/**
 * The withdrawn players: those the tournament names, else those whose rounds show it.
 *
 * @article Tempelhof 2018 III.A.12
 */
export function whoLeft(table: ScoreTable): HasLeft {
  const { withdrawn } = table.rules;
  if (withdrawn !== null && withdrawn !== undefined) return (no) => withdrawn.has(no);
  const left = table.columns('has-left', (index) =>
    seemsToHaveLeft(recordsOf(table, index), table) ? 1 : 0,
  );
  return (no) => left(indexOf(table, no)) === 1;
}

/** The rest of a sum without withdrawn opponents, and the numbers for raising it. */
export interface RaisedSum {
  readonly sum: Fraction;
  /** Rounds (Swiss) or games (round robin). */
  readonly rounds: number;
  readonly withdrawn: number;
}

/**
 * W* = (W − points of withdrawn opponents) · r / (r − a), to two decimals, .5 up. `sum` is already
 * without them. Null if all opponents withdrew; without withdrawn ones the sum is unchanged.
 *
 * @article Tempelhof 2018 III.A.13
 */
export function raise({ sum, rounds, withdrawn }: RaisedSum): Fraction | null {
  if (withdrawn === 0) return sum;
  if (rounds <= withdrawn) return null;
  const { numerator, denominator } = sum;
  const hundredths = fraction(100 * numerator * rounds, denominator * (rounds - withdrawn));
  return fraction(roundHalfUp(hundredths), 100);
}

/** The reason that the sum was raised, if it was. */
export const raisedBecause = ({ rounds, withdrawn }: RaisedSum): readonly TieBreakReason[] =>
  withdrawn === 0
    ? []
    : [reason('tie-break.raised-for-withdrawn', 'Tempelhof III.A.13', { rounds, withdrawn })];
