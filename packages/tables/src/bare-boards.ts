import type { GameResult } from '@rokade/tournament';
import { type Column, type Columns, forPeople, type NamedPlayer } from './column.ts';

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

/** Boards under what the two sides are called. */
export const bareBoardColumns = (left: Heading, right: Heading): Columns<BareBoard> => [
  {
    key: 'board',
    kind: 'number',
    heading: 'terms.board',
    media: forPeople,
    isHead: true,
    value: ({ board }) => board,
  },
  side('left', left),
  {
    key: 'result',
    kind: 'result',
    heading: 'terms.result',
    media: forPeople,
    value: ({ result }) => result,
  },
  side('right', right),
];
