import type { ByeKind } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { Columns } from './column.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';

/** Somebody on the list with which players are ticked off before a round. */
export interface CheckInListRow {
  readonly player: TablePlayer;
  readonly isHere: boolean;
  /** Why they are not expected; null: they are. */
  readonly away: ByeKind | 'withdrawn' | null;
}

const person = personColumns(({ player }: CheckInListRow) => player);

/** The attendance list: a box to tick for each who is expected. */
export const checkInColumns = (t: TranslateFor<'tournament'>): Columns<CheckInListRow> => [
  {
    key: 'here',
    kind: 'text',
    heading: 'print.here',
    media: ['paper'],
    align: 'centre',
    value: ({ isHere, away }) => (isHere ? '✓' : away === null ? '□' : ''),
  },
  { ...person.name, media: ['paper'] },
  { ...person.no, media: ['paper'], weight: 'quiet' },
  { ...person.federation, media: ['paper'] },
  { ...person.club, media: ['paper'] },
  {
    key: 'away',
    kind: 'text',
    heading: 'print.away',
    media: ['paper'],
    leftOut: 'empty',
    value: ({ away }) =>
      away === null ? '' : away === 'withdrawn' ? t('terms.withdrawn') : t(`terms.bye-${away}`),
  },
];
