import {
  type ColumnChoice,
  type ListColumnCode,
  type PersonField,
  personFieldCodes,
  personFields,
} from '@rokade/register';
import { isNothing } from '../csv/cell-text.ts';
import { listKind } from '../csv/list-layouts.ts';
import { fieldOf, headingKey, type PlayerField } from '../csv/player-field.ts';
import type { Row } from '../csv/split-cells.ts';
import { parseDate } from '../input/parse-date.ts';

const fieldOfHeading = new Map<string, PersonField>(
  personFieldCodes.flatMap((field) =>
    personFields[field].headings.split(' ').map((word) => [word, field] as const),
  ),
);

/**
 * The field of a national number: a German id begins with letters, a Danish number has digits only;
 * other numbers have no field.
 */
function nationalNumber(cells: readonly string[]): PersonField | null {
  const own = cells.filter((cell) => !isNothing(cell));
  if (own.some((cell) => /^[A-Z]{1,3}\d{5,}$/i.test(cell))) return 'dsbId';
  return own.every((cell) => /^\d+$/.test(cell)) ? 'dsuNumber' : null;
}

/** The columns of player lists that a register imports; ratings belong to rating lists, not to people. */
const ofPlayers: Partial<Readonly<Record<PlayerField, ListColumnCode>>> = {
  name: 'name',
  club: 'club',
  clubNumber: 'zps',
  memberNumber: 'memberNumber',
  fideId: 'fideId',
};

/** Headings of a membership's first and last day in Danish, German and English. */
const dayHeadings: Partial<Readonly<Record<ListColumnCode, string>>> = {
  memberFrom:
    'memberfrom medlemfra medlemsiden indmeldt indmeldtdato indmeldelse indmeldelsesdato fra mitgliedvon mitgliedseit eintritt eintrittsdatum eintrittam von seit membersince since joined joindate datejoined joinedon from',
  memberTo:
    'memberto medlemtil udmeldt udmeldtdato udmeldelse udmeldelsesdato til mitgliedbis austritt austrittsdatum austrittam bis memberuntil left leavedate dateleft until to',
};

const dayOfHeading = new Map(
  Object.entries(dayHeadings).flatMap(([code, words]) =>
    words.split(' ').map((word) => [word, code as ListColumnCode] as const),
  ),
);

/** A column of days by its heading, if nothing but days and years stands below it. */
const dayColumn = (key: string, cells: readonly string[]): ListColumnCode | undefined =>
  cells.every((cell) => isNothing(cell) || parseDate(cell.trim()) !== null)
    ? dayOfHeading.get(key)
    : undefined;

/** The content of a column by its heading and the cells below it, and by special headings of this list. */
function columnOf(
  heading: string,
  cells: readonly string[],
  inThisList: PlayerField | null | undefined,
): ListColumnCode | null {
  const key = headingKey(heading);
  if (inThisList === undefined) {
    if (key === 'status' || key === 'standing') return 'standing';
    const own = fieldOfHeading.get(key) ?? dayColumn(key, cells);
    if (own !== undefined) return own;
  }
  const field = inThisList === undefined ? fieldOf(heading, cells) : inThisList;
  if (field === null) return null;
  return field === 'nationalId' ? nationalNumber(cells) : (ofPlayers[field] ?? null);
}

/**
 * The content of a list's columns by their headings, or as chosen by the user; each once. An ambiguous
 * heading is decided by the cells below it.
 */
export function registerColumns(
  [first, ...rows]: readonly Row[],
  choice: ColumnChoice,
): readonly (ListColumnCode | null)[] {
  const taken = new Set<ListColumnCode>();
  const { fieldAt } = listKind(first?.cells ?? []);
  return (first?.cells ?? []).map((heading, column) => {
    const cells = rows.map((row) => row.cells[column] ?? '');
    const chosen = Object.hasOwn(choice, heading) ? choice[heading] : undefined;
    const code = chosen === undefined ? columnOf(heading, cells, fieldAt(column)) : chosen;
    if (code === null || taken.has(code)) return null;
    taken.add(code);
    return code;
  });
}
