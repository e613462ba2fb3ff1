import type { ByeKind } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { Columns } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** Somebody on the list with which players are ticked off before a round. */
export interface CheckInListRow {
  readonly player: TablePlayer;
  readonly isHere: boolean;
  /** Why they are not expected; null: they are. */
  readonly away: ByeKind | 'withdrawn' | null;
}

const person = personColumns(({ player }: CheckInListRow) => player);

const { column } = columnsIn(['paper']);

/** The attendance list: a box to tick for each who is expected. */
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
