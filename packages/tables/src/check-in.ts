import type { ByeKind } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { Columns } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** A player on the attendance list. */
export interface CheckInListRow {
  readonly player: TablePlayer;
  readonly isHere: boolean;
  /** Why the player is not expected; null: expected. */
  readonly away: ByeKind | 'withdrawn' | null;
}

const person = personColumns(({ player }: CheckInListRow) => player);

const { column } = columnsIn(['paper']);

/** The attendance list, with a box to tick for each expected player. */
export const checkInColumns = (t: TranslateFor<'tournament'>): Columns<CheckInListRow> => [
  column<CheckInListRow>('here', 'print.here', { align: 'centre' }).text(({ isHere, away }) =>
    isHere ? '✓' : away === null ? '□' : '',
  ),
  { ...person.name, media: ['paper'] },
  { ...person.no, media: ['paper'], weight: 'quiet' },
  { ...person.federation, media: ['paper'] },
  { ...person.club, media: ['paper'] },
  column<CheckInListRow>('away', 'print.away', { leftOut: 'empty' }).text(({ away }) =>
    away === null ? '' : away === 'withdrawn' ? t('terms.withdrawn') : t(`terms.bye-${away}`),
  ),
];
