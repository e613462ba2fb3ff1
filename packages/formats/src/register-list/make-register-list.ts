import type { RegisterLine } from '@rokade/register';
import { type CsvStyle, makeCsv } from '../csv/make-csv.ts';

/** The codes of columns about memberships, in a file of people. */
const membershipColumns = [
  'club',
  'zps',
  'memberNumber',
  'standing',
  'memberFrom',
  'memberTo',
] as const;

/** The rows of a file: one for each membership, or a single one for a person without any. */
const rowsOf = ({ person, values, memberships }: RegisterLine): readonly (readonly string[])[] => {
  const own = [person, ...Object.values(values)];
  if (memberships.length === 0) return [[...own, ...membershipColumns.map(() => '')]];
  return memberships.map(({ of, memberNumber, standing, from, to }) => [
    ...own,
    ...[of.values.name, of.values.zps, memberNumber, standing, from, to],
  ]);
};

/** The fields of a file of people, in order; their codes are the headings for programs. */
export const registerListHeadings = ([first]: readonly RegisterLine[]): readonly string[] => [
  'id',
  ...Object.keys(first?.values ?? {}),
  ...membershipColumns,
];

/** People as CSV; `headings` name the columns in a reader's language. */
export const makeRegisterCsv = (
  lines: readonly RegisterLine[],
  headings: readonly string[],
  style: CsvStyle,
): string => makeCsv([headings, ...lines.flatMap(rowsOf)], style);

/** People as JSON, for programs. */
export const makeRegisterJson = (lines: readonly RegisterLine[]): string =>
  `${JSON.stringify(
    lines.map(({ person, values, memberships }) => ({
      id: person,
      ...values,
      memberships: memberships.map(({ of, memberNumber, standing, from, to }) => ({
        club: of.values,
        memberNumber,
        standing,
        from,
        to,
      })),
    })),
    null,
    2,
  )}\n`;
