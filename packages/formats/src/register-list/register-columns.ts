import {
  type ColumnChoice,
  type ListColumnCode,
  type PersonField,
  personFieldCodes,
  personFields,
} from '@rokade/register';
import { isNothing } from '../csv/cell-text.ts';
import { listKind } from '../csv/known-lists.ts';
import { fieldOf, headingKey, type PlayerField } from '../csv/player-field.ts';
import type { Row } from '../csv/split-cells.ts';

const fieldOfHeading = new Map<string, PersonField>(
  personFieldCodes.flatMap((field) =>
    personFields[field].headings.split(' ').map((word) => [word, field] as const),
  ),
);

/** A German id begins with letters, a Danish number has figures alone; what else there is has no field. */
function nationalNumber(cells: readonly string[]): PersonField | null {
  const own = cells.filter((cell) => !isNothing(cell));
  if (own.some((cell) => /^[A-Z]{1,3}\d{5,}$/i.test(cell))) return 'dsbId';
  return own.every((cell) => /^\d+$/.test(cell)) ? 'dsuNumber' : null;
}

/** What a register takes of the columns of a list of players; ratings are numbers of a list, not of a person. */
const ofPlayers: Partial<Readonly<Record<PlayerField, ListColumnCode>>> = {
  name: 'name',
  club: 'club',
  clubNumber: 'zps',
  memberNumber: 'memberNumber',
  fideId: 'fideId',
};

/** What a heading says, given what stands below it, and what it says in this list alone, if anything. */
function columnOf(
  heading: string,
  cells: readonly string[],
  inThisList: PlayerField | null | undefined,
): ListColumnCode | null {
  const key = headingKey(heading);
  if (inThisList === undefined) {
    if (key === 'status' || key === 'standing') return 'standing';
    const own = fieldOfHeading.get(key);
    if (own !== undefined) return own;
  }
  const field = inThisList === undefined ? fieldOf(heading, cells) : inThisList;
  if (field === null) return null;
  return field === 'nationalId' ? nationalNumber(cells) : (ofPlayers[field] ?? null);
}

/**
 * What the columns of a list hold by their headings, or as somebody chose; each once. A heading may
 * leave open what is meant: then what stands below it decides.
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
