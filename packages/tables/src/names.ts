import type { Colour } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { ByeRow } from '@rokade/tournament';
import type { Columns } from './column.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';
import { byeText } from './say/bye-text.ts';

/** A player of a round, and where, with what and against whom they play, or that they have a bye. */
export interface NamesRow {
  readonly player: TablePlayer;
  readonly seat:
    | { readonly board: number; readonly colour: Colour; readonly opponent: TablePlayer }
    | Pick<ByeRow, 'bye' | 'halfPoints'>;
}

const person = personColumns(({ player }: NamesRow) => player);

/** A round by the players' names, for the door of the hall. */
export const namesColumns = (t: TranslateFor<'tournament'>): Columns<NamesRow> => [
  { ...person.name, weight: 'strong' },
  {
    key: 'board',
    kind: 'number',
    heading: 'terms.board',
    media: ['paper'],
    value: ({ seat }) => ('board' in seat ? seat.board : null),
  },
  {
    key: 'colour',
    kind: 'text',
    heading: 'terms.colour',
    media: ['paper'],
    value: ({ seat }) => ('board' in seat ? t(`print.you-${seat.colour}`) : ''),
  },
  {
    key: 'opponent',
    kind: 'player',
    heading: 'terms.opponent',
    media: ['paper'],
    value: ({ seat }) => ('board' in seat ? seat.opponent : byeText(t, seat)),
  },
];
