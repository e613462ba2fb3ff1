import type { GameResult } from '@rokade/tournament';
import { type Column, type Columns, forPeople, type NamedPlayer } from './column.ts';
import { columnsIn } from './columns-in.ts';

/** A board with two names and a result: of a match, or of a round still to come. */
export interface BareBoard {
  readonly board: number;
  readonly left: NamedPlayer;
  readonly right: NamedPlayer;
  readonly result: GameResult | null;
}

type Heading = Column<unknown>['heading'];

const side = (key: 'left' | 'right', heading: Heading): Column<BareBoard> => ({
  key,
  kind: 'player',
  heading,
  media: forPeople,
  value: (row) => row[key],
});

const { own } = columnsIn(forPeople);

/** Boards under what the two sides are called. */
export const bareBoardColumns = (left: Heading, right: Heading): Columns<BareBoard> => [
  own('board', 'number', 'terms.board', { isHead: true }),
  side('left', left),
  own('result', 'result', 'terms.result'),
  side('right', right),
];
