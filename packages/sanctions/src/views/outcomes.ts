import {
  daysBetween,
  isDay,
  type RegisteredAct,
  type Sanction,
  type SuspensionTerm,
  sanctionKeptUntil,
  sanctionRegister,
  sanctionRules,
} from '@rokade/rules';
import type { SanctionValues } from '../sanction-values.ts';
import type { RecordedSanction, Sanctions } from '../sanctions.ts';

/** A person's sanction with its outcome by its rule set. */
export interface Outcome extends RecordedSanction {
  /** Its number among the person's, in order of time; 0 for an annulled one. */
  readonly no: number;
  /** null: annulled, it counts as never given. */
  readonly sanction: Sanction | null;
  /** The first day on which it must no longer be kept; '' for an annulled one, which is due at once. */
  readonly keptUntil: string;
}

/** Groups of ids of the same person after merging in the register. */
export type Merged = readonly (readonly string[])[];

/** Every id of a person in the register. */
export const idsOf = (merged: Merged, person: string): readonly string[] =>
  merged.find((ids) => ids.includes(person)) ?? [person];

const firstDay = ({ stands, values }: RecordedSanction): string =>
  stands?.from ?? (values.kind === 'warning' ? values.given : values.from);

/** A suspension's duration: in months, or in days (from weeks or to a day). */
export const termOf = ({ from, months, weeks, lastDay }: SanctionValues): SuspensionTerm => ({
  months,
  days: 7 * weeks + (isDay(lastDay) && isDay(from) ? daysBetween(from, lastDay) + 1 : 0),
});

function actOf({ values, stands, lifted }: RecordedSanction, no: number): RegisteredAct {
  const { given, eventEnds, from } = values;
  const ended = { lifted: lifted?.day ?? null };
  if (stands !== null) return { kind: 'standing', no, ...stands, ...ended };
  return values.kind === 'warning'
    ? { kind: 'warning', no, given, eventEnds, ...ended }
    : { kind: 'suspension', no, from, ...termOf(values), given, ...ended };
}

function worked(code: string, counting: readonly RecordedSanction[]): readonly Outcome[] {
  const rules = sanctionRules(code);
  if (rules === undefined) return [];
  const acts = counting.map((one, index) => actOf(one, index + 1));
  return sanctionRegister(rules, acts).flatMap((sanction, index) => {
    const one = counting[index];
    return one === undefined
      ? []
      : [{ ...one, no: index + 1, sanction, keptUntil: sanctionKeptUntil(rules, sanction) }];
  });
}

/**
 * The outcome of one person's sanctions, in order of time: by each rule set separately, annulled ones
 * last.
 *
 * @article DSU 2002 §19
 */
export function outcomesOf(sanctions: readonly RecordedSanction[]): readonly Outcome[] {
  const counting = sanctions
    .filter(({ annulled }) => annulled === null)
    .toSorted((a, b) => (firstDay(a) < firstDay(b) ? -1 : firstDay(a) > firstDay(b) ? 1 : 0));
  const annulled = sanctions.filter((one) => one.annulled !== null);
  return [
    ...[...Map.groupBy(counting, ({ values }) => values.rules)].flatMap(([code, all]) =>
      worked(code, all),
    ),
    ...annulled.map((one) => ({ ...one, no: 0, sanction: null, keptUntil: '' })),
  ];
}

/** A person's sanctions under all their ids. */
export const sanctionsAgainst = (
  { given: all }: Sanctions,
  ids: readonly string[],
): readonly RecordedSanction[] => all.filter(({ values }) => ids.includes(values.person));
