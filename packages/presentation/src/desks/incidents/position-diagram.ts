import { afterMove, type LawsEdition, type Position, parsePosition } from '@rokade/rules';
import { movesOf, type Tournament, usualLaws } from '@rokade/tournament';
import type { Men } from '../../chess/board-men.ts';
import { menOf } from '../../chess/spoken-move.ts';
import type { Locale } from '../../words/locale.ts';
import { labelledMove } from './move-label.ts';
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

/**
 * The position after the move at which it happened, where the kept moves of the game have it, else the one
 * after the last of them.
 */
function keptPosition(
  reading: Reading,
  kept: string,
  { laws, ply }: { readonly laws: LawsEdition; readonly ply: number | null },
): PositionDiagram | null {
  const { plies } = readKept(kept, laws);
  const noted = ply === null ? undefined : plies[ply - 1];
  const last = noted ?? plies.at(-1);
  if (last === undefined) return null;
  const position = afterMove(last.before, last.move);
  const move = labelledMove(reading, last.before, last.move);
  const after = reading.t(
    noted === undefined ? 'game.position-after-kept' : 'game.position-after-incident',
    { move },
  );
  return { men: menOf(position), caption: `${after} ${turnText(reading, position)}` };
}

/** A game, and after how many moves it happened; null or left out: it is not known. */
interface PlaceInGame {
  readonly round: number;
  readonly board: number;
  readonly ply?: number | null;
}

/** The game of a protest, with the move of its last incident for which one was noted. */
export const protestedPlace = (
  { incidents }: Pick<Tournament, 'incidents'>,
  game: Pick<PlaceInGame, 'round' | 'board'> | null,
): PlaceInGame | null =>
  game === null
    ? null
    : {
        round: game.round,
        board: game.board,
        ply:
          incidents.findLast(
            ({ round, board, ply }) => round === game.round && board === game.board && ply,
          )?.ply ?? null,
      };

/**
 * The position of what is told about a game: the one that its words have as a notation, else the one
 * after the move that was noted, else after the last kept one; null: none is known.
 */
export function positionDiagram(
  t: Tournament,
  reading: Reading,
  game: PlaceInGame | null,
  words: readonly string[],
): PositionDiagram | null {
  const written = words.map((text) => writtenPosition(reading, text)).find((one) => one !== null);
  if (written !== undefined) return written;
  const played = game === null ? undefined : t.rounds[game.round - 1]?.games[game.board - 1];
  if (game === null || played === undefined) return null;
  const { white, black } = played;
  const kept = movesOf(t, { round: game.round, white, black });
  return keptPosition(reading, kept, { laws: usualLaws(t), ply: game.ply ?? null });
}
