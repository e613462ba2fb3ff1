import type { ComparedPerson } from './compared-person.ts';
import { nameLikeness } from './name-likeness.ts';

/** A reason for or against two people being the same. */
export type DoubleReason =
  | 'same-number'
  | 'same-name'
  | 'similar-name'
  | 'same-birth-date'
  | 'same-birth-year'
  | 'other-name'
  | 'other-birth'
  | 'other-number'
  | 'other-sex';

/** How certain it is that two people are the same. */
export type Sureness = 'sure' | 'probable' | 'doubtful';

/** The reasons from two dates of birth; different days in the same year are a reason for and one against. */
function birthReasons(a: string, b: string): readonly DoubleReason[] {
  if (a === '' || b === '') return [];
  if (a === b && a.length > 4) return ['same-birth-date'];
  if (a.slice(0, 4) !== b.slice(0, 4)) return ['other-birth'];
  return a.length === 4 || b.length === 4
    ? ['same-birth-year']
    : ['same-birth-year', 'other-birth'];
}

/** The kind of a number. A person has one of each kind, except numbers in clubs. */
const kindOf = (number: string): string => number.slice(0, number.indexOf(' '));

function numberReason(a: ComparedPerson, b: ComparedPerson): DoubleReason | '' {
  if (a.numbers.some((number) => b.numbers.includes(number))) return 'same-number';
  const kinds = a.numbers.map(kindOf).filter((kind) => kind !== 'zps');
  return b.numbers.some((number) => kinds.includes(kindOf(number))) ? 'other-number' : '';
}

const nameReasons = {
  same: 'same-name',
  similar: 'similar-name',
  other: 'other-name',
} as const;

/** All reasons for or against two people being the same. */
export function doubleReasons(a: ComparedPerson, b: ComparedPerson): readonly DoubleReason[] {
  const { sex } = a.values;
  const isOtherSex = sex !== '' && b.values.sex !== '' && sex !== b.values.sex;
  const reasons: readonly (DoubleReason | '')[] = [
    numberReason(a, b),
    nameReasons[nameLikeness(a.values, b.values)],
    ...birthReasons(a.values.birth, b.values.birth),
    isOtherSex ? 'other-sex' : '',
  ];
  return reasons.filter((reason) => reason !== '');
}

interface Step {
  readonly sureness: Sureness;
  readonly needs: readonly DoubleReason[];
  readonly not: readonly DoubleReason[];
}

/**
 * The steps from the surest down; the first one applies for which all required reasons hold and none of
 * the excluded ones. Numbers are unique, so an equal number is sure unless both name and birth differ.
 * Equal names with different numbers in the same list are two people, unless they were born in the same
 * year: a person may have been given two numbers. Likewise day and month may have been exchanged.
 */
const steps: readonly Step[] = [
  { sureness: 'sure', needs: ['same-number', 'same-name'], not: ['other-birth', 'other-sex'] },
  { sureness: 'sure', needs: ['same-number', 'similar-name'], not: ['other-birth', 'other-sex'] },
  { sureness: 'sure', needs: ['same-name', 'same-birth-date'], not: ['other-number', 'other-sex'] },
  { sureness: 'probable', needs: ['same-number'], not: ['other-birth', 'other-sex', 'other-name'] },
  {
    sureness: 'probable',
    needs: ['same-number', 'same-birth-date'],
    not: ['other-sex'],
  },
  {
    sureness: 'probable',
    needs: ['same-name', 'same-birth-year'],
    not: ['other-number', 'other-birth', 'other-sex'],
  },
  {
    sureness: 'probable',
    needs: ['similar-name', 'same-birth-date'],
    not: ['other-number', 'other-sex'],
  },
  { sureness: 'doubtful', needs: ['same-number'], not: [] },
  { sureness: 'doubtful', needs: ['same-name', 'same-birth-date'], not: [] },
  {
    sureness: 'doubtful',
    needs: ['same-name', 'same-birth-year'],
    not: ['other-number', 'other-sex'],
  },
  {
    sureness: 'doubtful',
    needs: ['same-name', 'same-birth-year'],
    not: ['other-birth', 'other-sex'],
  },
  { sureness: 'doubtful', needs: ['same-name'], not: ['other-birth', 'other-number', 'other-sex'] },
  {
    sureness: 'doubtful',
    needs: ['similar-name', 'same-birth-year'],
    not: ['other-number', 'other-birth', 'other-sex'],
  },
];

/** How certain it is by the reasons; null: they are two people. */
export const surenessOf = (reasons: readonly DoubleReason[]): Sureness | null =>
  steps.find(
    ({ needs, not }) =>
      needs.every((reason) => reasons.includes(reason)) &&
      !not.some((reason) => reasons.includes(reason)),
  )?.sureness ?? null;
