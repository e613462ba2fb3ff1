import type { Columns } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player who signs for their presence. */
export interface SignatureRow {
  readonly player: TablePlayer;
  /** The group; '' if there is only one. */
  readonly group: string;
}

const person = personColumns(({ player }: SignatureRow) => player);

const { own, column } = columnsIn(['paper']);

/** The list for everybody's signature. */
export const signatureColumns: Columns<SignatureRow> = [
  { ...person.no, media: ['paper'], weight: 'quiet' },
  { ...person.name, media: ['paper'] },
  { ...own('group', 'text', 'terms.group'), leftOut: 'alike' },
  { ...person.federation, media: ['paper'] },
  { ...person.club, media: ['paper'] },
  column<SignatureRow>('sign', 'print.sign-here').text(() => ''),
];
