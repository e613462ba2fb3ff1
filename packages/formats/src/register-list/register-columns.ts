import {
  type ColumnChoice,
  type ListColumnCode,
  type PersonField,
  personFieldCodes,
  personFields,
} from '@rokade/register';
import { fieldOf, headingKey, type PlayerField } from '../csv/player-field.ts';
import type { Row } from '../csv/split-cells.ts';

const fieldOfHeading = new Map<string, PersonField>(
  personFieldCodes.flatMap((field) =>
    personFields[field].headings.split(' ').map((word) => [word, field] as const),
  ),
);

/** A German id begins with letters, a Danish number has figures alone. */
const nationalNumber = (cells: readonly string[]): PersonField =>
  cells.some((cell) => /^[A-Z]{1,3}\d{5,}$/i.test(cell)) ? 'dsbId' : 'dsuNumber';

/** What a register takes of the columns of a list of players; ratings are numbers of a list, not of a person. */
const ofPlayers: Partial<Readonly<Record<PlayerField, ListColumnCode>>> = {
  name: 'name',
  club: 'club',
  clubNumber: 'zps',
  memberNumber: 'memberNumber',
  fideId: 'fideId',
};

function columnOf(heading: string, cells: readonly string[]): ListColumnCode | null {
  const key = headingKey(heading);
  if (key === 'status' || key === 'standing') return 'standing';
  const own = fieldOfHeading.get(key);
  if (own !== undefined) return own;
  const field = fieldOf(heading, cells);
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
  return (first?.cells ?? []).map((heading, column) => {
    const cells = rows.map((row) => row.cells[column] ?? '');
    const chosen = Object.hasOwn(choice, heading) ? choice[heading] : undefined;
    const code = chosen === undefined ? columnOf(heading, cells) : chosen;
    if (code === null || taken.has(code)) return null;
    taken.add(code);
    return code;
  });
}
