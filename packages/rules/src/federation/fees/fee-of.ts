import type { MinorUnits } from '../../kernel/money.ts';
import { plainLetters } from '../../kernel/plain-letters.ts';
import type { FeePayer, FeeRule, FeeTable } from './fee-rule.ts';

/** The amount of one line of the fee table for a player; negative for a rebate. */
export interface FeePart {
  readonly kind: FeeRule['kind'];
  readonly name: string;
  readonly amount: MinorUnits;
}

/** A player's fee, and its parts. */
export interface Fee {
  readonly amount: MinorUnits;
  readonly parts: readonly FeePart[];
}

function isOfAge({ fromAge, toAge }: FeeRule, birthYear: number | null, year: number): boolean {
  if (fromAge === null && toAge === null) return true;
  if (birthYear === null) return false;
  const age = year - birthYear;
  return (fromAge === null || age >= fromAge) && (toAge === null || age <= toAge);
}

const isIn = ({ from, until }: FeeRule, day: string): boolean =>
  (from === '' && until === '') ||
  (day !== '' && (from === '' || day >= from) && (until === '' || day <= until));

/**
 * Whether a line of the table applies to a player. An unknown value gives no right to it: no rebate for
 * juniors without a year of birth.
 *
 * @article DSU 2002 §27: `late` is who entered after the day entries close
 */
const isFor = (rule: FeeRule, payer: FeePayer, year: number): boolean =>
  (rule.group === '' || rule.group === payer.group) &&
  (rule.class === '' || rule.class === payer.class) &&
  (rule.titles.length === 0 || rule.titles.includes(payer.title)) &&
  isOfAge(rule, payer.birthYear, year) &&
  (rule.club === '' || plainLetters(rule.club) === plainLetters(payer.club)) &&
  isIn(rule, payer.enteredOn) &&
  (!rule.late || payer.isLate);

/** A percentage of the fee in hundredths, rounded to the smallest unit, halves up. */
const shareOf = (fee: MinorUnits, percent: number): MinorUnits =>
  Math.floor((fee * percent + 50) / 100);

function rebatesOf(
  lines: readonly FeeRule[],
  fee: MinorUnits,
  rebates: FeeTable['rebates'],
): readonly FeePart[] {
  const parts = lines.map(({ name, amount, percent }): FeePart => {
    return { kind: 'rebate', name, amount: -(percent > 0 ? shareOf(fee, percent) : amount) };
  });
  if (rebates === 'all') return parts;
  const greatest = parts.toSorted((a, b) => a.amount - b.amount)[0];
  return greatest === undefined ? [] : [greatest];
}

/**
 * A player's fee by a fee table: the first fee that applies, plus all extras, minus the rebates.
 * Rebates reduce the fee alone, and never below zero, so that a titled player who enters late still
 * pays for being late. Null: no fee applies.
 *
 * @article DSU 2002 4.9.1-2
 * @article DSU 2002 §27
 * @article Tempelhof 2018 III.B.13
 */
export function feeOf({ fees, rebates }: FeeTable, payer: FeePayer, year: number): Fee | null {
  const lines = fees.filter((rule) => isFor(rule, payer, year));
  const entry = lines.find(({ kind }) => kind === 'fee');
  if (entry === undefined) return null;
  const off = rebatesOf(
    lines.filter(({ kind }) => kind === 'rebate'),
    entry.amount,
    rebates,
  );
  const rest = off.reduce((sum, { amount }) => sum + amount, entry.amount);
  const extras = lines.flatMap(({ kind, name, amount, percent }): readonly FeePart[] =>
    kind === 'extra'
      ? [{ kind, name, amount: percent > 0 ? shareOf(entry.amount, percent) : amount }]
      : [],
  );
  const onTop = extras.reduce((sum, { amount }) => sum + amount, 0);
  const parts = [{ kind: entry.kind, name: entry.name, amount: entry.amount }, ...off, ...extras];
  return { amount: Math.max(0, rest) + onTop, parts };
}
