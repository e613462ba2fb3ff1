import type { KnownPerson } from './known-person.ts';
import { nameLikeness } from './name-likeness.ts';

/** What speaks for two being one, or against it. */
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

/** How sure it is that two are one. */
export type Sureness = 'sure' | 'probable' | 'doubtful';

/** What somebody's birth says of another's; another day of one year speaks for both. */
function birthReasons(a: string, b: string): readonly DoubleReason[] {
  if (a === '' || b === '') return [];
  if (a === b && a.length > 4) return ['same-birth-date'];
  if (a.slice(0, 4) !== b.slice(0, 4)) return ['other-birth'];
  return a.length === 4 || b.length === 4
    ? ['same-birth-year']
    : ['same-birth-year', 'other-birth'];
}

/** Which number it is: one has one of each. In clubs one may have several. */
const kindOf = (number: string): string => number.slice(0, number.indexOf(' '));

function numberReason(a: KnownPerson, b: KnownPerson): DoubleReason | '' {
  if (a.numbers.some((number) => b.numbers.includes(number))) return 'same-number';
  const kinds = a.numbers.map(kindOf).filter((kind) => kind !== 'zps');
  return b.numbers.some((number) => kinds.includes(kindOf(number))) ? 'other-number' : '';
}

const nameReasons = {
  same: 'same-name',
  similar: 'similar-name',
  other: 'other-name',
} as const;

/** Everything that speaks for two being one, or against. */
export function doubleReasons(a: KnownPerson, b: KnownPerson): readonly DoubleReason[] {
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
 * From the surest down; the first step holds of which everything speaks for two and nothing against.
 * A number is given once, so that it is sure unless name and birth are both another's. Who has the
 * same name, but another number in the same list, is another unless born in the same year: one may have
 * been given two. So may a day and month have been confused.
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

/** How sure it is that two are one by what speaks for it; null: they are two. */
export const surenessOf = (reasons: readonly DoubleReason[]): Sureness | null =>
  steps.find(
    ({ needs, not }) =>
      needs.every((reason) => reasons.includes(reason)) &&
      !not.some((reason) => reasons.includes(reason)),
  )?.sureness ?? null;
