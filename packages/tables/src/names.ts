import type { Colour } from '@rokade/rules';
import type { TranslateFor } from '@rokade/texts';
import type { ByeRow, Language, RoundView } from '@rokade/tournament';
import type { Columns } from './column.ts';
import { columnsIn } from './columns-in.ts';
import { alphabetOf } from './in-alphabet.ts';
import { personColumns, type TablePlayer } from './person-columns.ts';
import { byeText } from './say/bye-text.ts';

/** A player of a round: the board, colour and opponent, or the bye. */
export interface NamesRow {
  readonly player: TablePlayer;
  readonly seat:
    | {
        readonly board: number;
        readonly table: number | null;
        readonly colour: Colour;
        readonly opponent: TablePlayer;
      }
    | Pick<ByeRow, 'bye' | 'halfPoints'>;
}

const person = personColumns(({ player }: NamesRow) => player);

const { column } = columnsIn(['paper']);

/** A round by the players' names, for the door of the hall. */
export const namesColumns = (t: TranslateFor<'tournament'>): Columns<NamesRow> => [
  { ...person.name, weight: 'strong' },
  column<NamesRow>('table', 'terms.table', { leftOut: 'empty' }).number(({ seat }) =>
    'board' in seat ? seat.table : null,
  ),
  column<NamesRow>('board', 'terms.board').number(({ seat }) =>
    'board' in seat ? seat.board : null,
  ),
  column<NamesRow>('colour', 'terms.colour').text(({ seat }) =>
    'board' in seat ? t(`print.you-${seat.colour}`) : '',
  ),
  column<NamesRow>('opponent', 'terms.opponent').player(({ seat }) =>
    'board' in seat ? seat.opponent : byeText(t, seat),
  ),
];

/** All players of a round in the alphabetical order of the list's language (Danish: … x y z æ ø å). */
export function linesByName(view: RoundView, language: Language): readonly NamesRow[] {
  const compare = alphabetOf(language);
  const lines: readonly NamesRow[] = [
    ...view.boards.flatMap(({ board, table, white, black }): readonly NamesRow[] => [
      { player: white, seat: { board, table, colour: 'white', opponent: black } },
      { player: black, seat: { board, table, colour: 'black', opponent: white } },
    ]),
    ...view.byes.map(({ player, bye, halfPoints }) => ({ player, seat: { bye, halfPoints } })),
  ];
  return lines.toSorted(
    (a, b) => compare(a.player.name, b.player.name) || a.player.no - b.player.no,
  );
}
