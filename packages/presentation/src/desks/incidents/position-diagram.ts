import { type LawsEdition, type Position, parsePosition, writeMove } from '@rokade/rules';
import { movesOf, type Tournament, usualLaws } from '@rokade/tournament';
import type { Men } from '../../chess/board-men.ts';
import { menOf } from '../../chess/spoken-move.ts';
import type { Locale } from '../../words/locale.ts';
import { moveLabelAt } from './move-label.ts';
import { readKept } from './score-sheet.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** A position for paper. */
export interface PositionDiagram {
  readonly men: Men;
  /** Which position it is, and who is to move. */
  readonly caption: string;
}

const turnText = ({ t }: Reading, { turn }: Position): string =>
  t(turn === 0 ? 'game.position-turn-w' : 'game.position-turn-b');

/** The notation of a position in a text: eight ranks and who is to move, and what else is known of it. */
const fenForm =
  /(?:[1-8pnbrqkPNBRQK]+\/){7}[1-8pnbrqkPNBRQK]+ [wb](?: [KQkq-]+ [a-h1-8-]+(?: \d+ \d+)?)?/;

/** The position that is written in words as its notation. */
function writtenPosition(reading: Reading, words: string): PositionDiagram | null {
  const [fen] = fenForm.exec(words) ?? [];
  const parsed = fen === undefined ? null : parsePosition(fen);
  if (parsed?.ok !== true) return null;
  const caption = `${reading.t('game.position-written')} ${turnText(reading, parsed.value)}`;
  return { men: menOf(parsed.value), caption };
}

/** The position after the last move that is kept with a game. */
function keptPosition(reading: Reading, kept: string, laws: LawsEdition): PositionDiagram | null {
  const { plies, position } = readKept(kept, laws);
  const last = plies.at(-1);
  if (last === undefined) return null;
  const written = writeMove(last.before, last.move, reading.language, 'laws');
  const move = `${moveLabelAt(last.before)} ${written}`;
  const after = reading.t('game.position-after-kept', { move });
  return { men: menOf(position), caption: `${after} ${turnText(reading, position)}` };
}

/**
 * The position of what is told about a game: the one that its words have as a notation, else the one
 * after the last kept move; null: none is known.
 */
export function positionDiagram(
  t: Tournament,
  reading: Reading,
  game: { readonly round: number; readonly board: number } | null,
  words: readonly string[],
): PositionDiagram | null {
  const written = words.map((text) => writtenPosition(reading, text)).find((one) => one !== null);
  if (written !== undefined) return written;
  const played = game === null ? undefined : t.rounds[game.round - 1]?.games[game.board - 1];
  if (game === null || played === undefined) return null;
  const { white, black } = played;
  return keptPosition(reading, movesOf(t, { round: game.round, white, black }), usualLaws(t));
}
