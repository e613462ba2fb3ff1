import { fieldsOf, ordinal, text, type ValueOf } from '@rokade/journal';
import { playerId } from './ids.ts';

const seats = { board: ordinal, white: playerId, black: playerId };

/**
 * The moves of a game in algebraic notation with a space between, `e4 e5 Nf3`; '' takes them away. The two
 * who played are named, so that moves don't stay with another game at the same board.
 */
export const attachedGame = fieldsOf({ ...seats, moves: text });

/** A game whose moves somebody attached. */
export interface GameMoves extends Omit<ValueOf<typeof attachedGame>, 'board'> {
  readonly round: number;
}

/** A move, or castling, with what it gives check by. */
const move = '(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?';

const movesForm = new RegExp(`^(?:${move}(?: ${move})*)?$`);

/** No game ever had more letters. */
const longest = 8000;

/** Whether a text has the form of moves. That they can be played is looked at where they are read. */
export const areMoves = (moves: string): boolean =>
  moves.length <= longest && movesForm.test(moves);

/** The moves of a game; '' where nobody attached them. */
export const movesOf = (
  { moves }: { readonly moves: readonly GameMoves[] },
  game: Pick<GameMoves, 'round' | 'white' | 'black'>,
): string => moves.find((one) => isSameGame(one, game))?.moves ?? '';

/** Whether the same two met in the same round, with the same colours. */
export const isSameGame = (
  one: Pick<GameMoves, 'round' | 'white' | 'black'>,
  other: Pick<GameMoves, 'round' | 'white' | 'black'>,
): boolean => one.round === other.round && one.white === other.white && one.black === other.black;
