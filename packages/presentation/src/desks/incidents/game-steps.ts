import { afterMove, fenOf, fromOf, type Move, type Position, toOf } from '@rokade/rules';
import type { Men } from '../../chess/board-men.ts';
import { menOf, placeOfSquare, spokenMove } from '../../chess/spoken-move.ts';
import type { Locale } from '../../words/locale.ts';
import { moveInWords, moveLabelAt } from './move-label.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** A position of a game with the move that led to it. */
export interface GameStep {
  /** The number of the ply; 0: the beginning. */
  readonly ply: number;
  /** The number of the move and whose it is; '' at the beginning. */
  readonly label: string;
  /** The move as the score has it; '' at the beginning. */
  readonly text: string;
  /** The move as it is announced. */
  readonly spoken: string;
  readonly isWhites: boolean;
  readonly men: Men;
  readonly fen: string;
  /** The places from which and to which the last move went; null: there was none. */
  readonly last: readonly [from: number, to: number] | null;
  /** Whether the game was over before this move. */
  readonly afterEnd: boolean;
}

const firstStep = ({ t }: Reading, position: Position): GameStep => ({
  ply: 0,
  label: '',
  text: '',
  spoken: t('game.beginning'),
  isWhites: false,
  men: menOf(position),
  fen: fenOf(position),
  last: null,
  afterEnd: false,
});

/** A move of a line, and whether the game was over before it. */
export interface LineMove {
  readonly move: Move;
  readonly afterEnd: boolean;
}

/** The positions of a line of moves, the one before the first move included. */
export function gameSteps(
  reading: Reading,
  start: Position,
  line: readonly LineMove[],
): readonly GameStep[] {
  const steps: GameStep[] = [firstStep(reading, start)];
  let before = start;
  for (const [index, { move, afterEnd }] of line.entries()) {
    const after = afterMove(before, move);
    steps.push({
      ply: index + 1,
      label: moveLabelAt(before),
      text: moveInWords(reading, before, move),
      spoken: spokenMove(reading, before, move),
      isWhites: before.turn === 0,
      men: menOf(after),
      fen: fenOf(after),
      last: [placeOfSquare(fromOf(move)), placeOfSquare(toOf(move))],
      afterEnd,
    });
    before = after;
  }
  return steps;
}
