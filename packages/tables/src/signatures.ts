import type { Columns } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** Somebody who signs that they are there. */
export interface SignatureRow {
  readonly player: TablePlayer;
  /** Where they play; '' where all play in one. */
  readonly group: string;
}

const person = personColumns(({ player }: SignatureRow) => player);

const { own, column } = columnsIn(['paper']);

/** The list on which everybody signs. */
export const signatureColumns: Columns<SignatureRow> = [
  { ...person.no, media: ['paper'], weight: 'quiet' },
  { ...person.name, media: ['paper'] },
  { ...own('group', 'text', 'terms.group'), leftOut: 'alike' },
  { ...person.federation, media: ['paper'] },
  { ...person.club, media: ['paper'] },
  column<SignatureRow>('sign', 'print.sign-here').text(() => ''),
];
