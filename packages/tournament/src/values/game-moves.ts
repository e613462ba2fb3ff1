import { fieldsOf, ordinal, textUpTo, type ValueOf } from '@rokade/journal';
import { playerId } from './ids.ts';

/** More characters than any game needs, with its clocks. */
const longest = 24_000;

const seats = { board: ordinal, white: playerId, black: playerId };

/**
 * The moves of a game in algebraic notation, separated by spaces: `e4 e5 Nf3`; '' removes them. What a
 * clock showed after a move stands in braces behind it, and `???` at the end says that the rest cannot be
 * read: `e4{1:29:51} e5 ???`. The players are named, so that moves do not stay with another game on the
 * same board.
 */
export const attachedGame = fieldsOf({ ...seats, moves: textUpTo(longest) });

/** A game with attached moves. */
export interface GameMoves extends Omit<ValueOf<typeof attachedGame>, 'board'> {
  readonly round: number;
}

/** A pattern for a move or castling, with promotion and check. */
const move = '(?:O-O(?:-O)?|[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?)[+#]?';

/** A pattern for a move with what the clock showed. */
const timedMove = `${move}(?:\\{\\d{1,2}:[0-5]\\d:[0-5]\\d\\})?`;

/** What stands for the rest of a game that nobody can read. */
const unreadable = '???';

const movesForm = new RegExp(`^(?:${timedMove}(?: ${timedMove})*(?: \\?{3})?)?$`);

/** Whether a text has the form of moves. Whether they are legal is checked where they are read. */
export const areMoves = (moves: string): boolean =>
  moves.length <= longest && movesForm.test(moves);

/** A kept move with what the clock of its player showed after it, `1:29:51`; '' where that is not known. */
export interface KeptMove {
  readonly move: string;
  readonly clock: string;
}

/** The moves of a game, one by one. */
export interface KeptMoves {
  readonly moves: readonly KeptMove[];
  /** Whether the game went on in a way that nobody can read. */
  readonly isCutOff: boolean;
}

/** The moves of an attached text, one by one. */
export function parseMoves(text: string): KeptMoves {
  const words = text.split(' ').filter(Boolean);
  const isCutOff = words.at(-1) === unreadable;
  const moves = words.slice(0, isCutOff ? -1 : undefined).map((word) => {
    const [played = '', clock = ''] = word.split(/[{}]/);
    return { move: played, clock };
  });
  return { moves, isCutOff };
}

/** Moves as they are attached to a game. */
export const makeMoves = ({ moves, isCutOff }: KeptMoves): string =>
  [
    ...moves.map(({ move: played, clock }) => (clock === '' ? played : `${played}{${clock}}`)),
    ...(isCutOff && moves.length > 0 ? [unreadable] : []),
  ].join(' ');

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
