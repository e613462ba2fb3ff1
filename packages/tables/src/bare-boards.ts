import type { GameResult } from '@rokade/tournament';
import { type Columns, forPeople, type NamedPlayer } from './column.ts';
import { columnsIn, type Heading } from './columns-in.ts';

/** A board with two names and a result, in a match or in a future round. */
export interface BareBoard {
  readonly board: number;
  readonly left: NamedPlayer;
  readonly right: NamedPlayer;
  readonly result: GameResult | null;
}

const { own } = columnsIn(forPeople);

/** The columns of boards, with the headings of the two sides. */
export const bareBoardColumns = (left: Heading, right: Heading): Columns<BareBoard> => [
  own('board', 'number', 'terms.board', { isHead: true }),
  own('left', 'player', left),
  own('result', 'result', 'terms.result'),
  own('right', 'player', right),
];
