import { type ComparedPerson, numberInClub, ownNumbers } from '../doubles/compared-person.ts';
import { saysMore } from '../doubles/propose-merging.ts';
import { emptyPersonValues, type PersonValues, personFieldCodes } from '../fields/person-fields.ts';
import type { ListedPerson } from './listed-person.ts';

/** The rows of a list about one person: a person in two clubs has two rows. */
export interface ListedGroup extends ComparedPerson {
  readonly rows: readonly ListedPerson[];
}

const valuesOf = ({ values }: ListedPerson): PersonValues => ({ ...emptyPersonValues, ...values });

const numbersOf = (one: ListedPerson): readonly string[] => [
  ...ownNumbers(valuesOf(one)),
  ...numberInClub(one.club?.zps ?? '', one.memberNumber),
];

/** A row's content, independent of its line. */
const rowKey = ({ values, club, memberNumber, standing, from, to }: ListedPerson): string =>
  JSON.stringify([
    personFieldCodes.map((field) => values[field] ?? ''),
    club?.zps ?? '',
    club?.name ?? '',
    memberNumber,
    standing ?? '',
    from,
    to,
  ]);

/** The combined values of rows; where they differ, the first row's. */
const together = (rows: readonly ListedPerson[]): PersonValues => {
  const values: Record<string, string> = { ...emptyPersonValues };
  for (const more of rows.map(valuesOf)) {
    for (const field of personFieldCodes) {
      if (saysMore(more[field], values[field] ?? '', field)) values[field] = more[field];
    }
  }
  return { ...emptyPersonValues, ...values };
};

const groupOf = (rows: readonly ListedPerson[]): ListedGroup => {
  const sorted = rows.toSorted((a, b) => (rowKey(a) < rowKey(b) ? -1 : 1));
  const first = Math.min(...rows.map(({ row }) => row));
  const numbers = [...new Set(sorted.flatMap(numbersOf))];
  return { key: `row ${first}`, values: together(sorted), numbers, rows: sorted };
};

/** The rows of a list grouped by person, by common numbers. The order of rows does not matter. */
export function groupRows(listed: readonly ListedPerson[]): readonly ListedGroup[] {
  const groupWith = new Map<string, Set<ListedPerson>>();
  const groups = new Set<Set<ListedPerson>>();
  for (const one of listed) {
    const numbers = numbersOf(one);
    const met = new Set(numbers.flatMap((number) => groupWith.get(number) ?? []));
    const group = new Set([one, ...[...met].flatMap((rows) => [...rows])]);
    for (const old of met) groups.delete(old);
    groups.add(group);
    for (const number of [...group].flatMap(numbersOf)) groupWith.set(number, group);
  }
  return [...groups].map((rows) => groupOf([...rows]));
}
