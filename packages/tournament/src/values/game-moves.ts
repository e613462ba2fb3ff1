import { fieldsOf, ordinal, text, type ValueOf } from '@rokade/journal';
import { playerId } from './ids.ts';

const seats = { board: ordinal, white: playerId, black: playerId };

/**
 * The moves of a game in algebraic notation, separated by spaces: `e4 e5 Nf3`; '' removes them. The
 * players are named, so that moves do not stay with another game on the same board.
 */
export const attachedGame = fieldsOf({ ...seats, moves: text });

/** A game with attached moves. */
export interface GameMoves extends Omit<ValueOf<typeof attachedGame>, 'board'> {
  readonly round: number;
}

/** A pattern for a move or castling, with promotion and check. */
const move = '(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?';

const movesForm = new RegExp(`^(?:${move}(?: ${move})*)?$`);

/** More characters than any game needs. */
const longest = 8000;

/** Whether a text has the form of moves. Whether they are legal is checked where they are read. */
export const areMoves = (moves: string): boolean =>
  moves.length <= longest && movesForm.test(moves);

/** The moves of a game; '' if none are attached. */
export const movesOf = (
  { moves }: { readonly moves: readonly GameMoves[] },
  game: Pick<GameMoves, 'round' | 'white' | 'black'>,
): string => moves.find((one) => isSameGame(one, game))?.moves ?? '';

/** Whether two games are of the same round, players and colours. */
export const isSameGame = (
  one: Pick<GameMoves, 'round' | 'white' | 'black'>,
  other: Pick<GameMoves, 'round' | 'white' | 'black'>,
): boolean => one.round === other.round && one.white === other.white && one.black === other.black;
