import { type Colour, opposite } from '../../kernel/colour.ts';
import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { Position } from '../02-board/board.ts';
import { colourOf } from '../02-board/piece.ts';
import { noMoveEnd } from '../05-end/board-end.ts';
import { gameArticles } from '../05-end/game-articles.ts';
import type { LawsEdition } from '../edition.ts';
import type { LawsReasonCode } from '../laws-reasons.ts';
import { canMate } from '../mate/can-mate.ts';
import type { MateReasonCode } from '../mate/mate-reasons.ts';
import { clubDrawArticle } from './club-draw.ts';

export type GameScore = '1-0' | '0-1' | '1/2-1/2';

/**
 * The outcome of a fallen flag; a result of null: it was not determined whether the opponent can still
 * mate.
 */
export interface FlagFall {
  readonly result: GameScore | null;
  readonly article: string;
  readonly because: readonly Reason<LawsReasonCode | MateReasonCode>[];
}

/** The articles on fallen flags. Tempelhof uses the Laws in force. */
const flagArticles: Readonly<Record<LawsEdition, string>> = {
  'laws-2001': '6.10',
  'laws-2023': '6.9',
  'tempelhof-2018': '6.9',
};

const wonBy = (colour: Colour): GameScore => (colour === 'white' ? '1-0' : '0-1');

/** A fallen flag, with the position. */
export interface FallenFlag {
  readonly laws: LawsEdition;
  readonly position: Position;
  readonly fallen: Colour;
  /** Absent: standard play. */
  readonly play?: KindOfPlay | undefined;
  /** The most positions searched for a mate. */
  readonly limit?: number | undefined;
}

/** A mate or stalemate on the board, which ended the game before the flag fell. */
function endedBefore({ laws, position }: FallenFlag): FlagFall | null {
  const end = noMoveEnd(position);
  if (end === null) return null;
  const article = gameArticles[laws].ends[end];
  const because = [reason('flag.ended-before', article)];
  const result =
    end === 'stalemate' ? ('1/2-1/2' as const) : wonBy(opposite(colourOf(position.turn)));
  return { result, article, because };
}

/**
 * The result of a fallen flag before the required moves: lost, but drawn if the opponent cannot mate by
 * any sequence of legal moves. Mate or stalemate on the board comes first, then a club's own draws.
 *
 * @article Laws 2001 6.10
 * @article FIDE Laws 2023 6.9
 * @article Tempelhof 2018 III.B.9
 */
export function flagFall(flag: FallenFlag): FlagFall {
  const over = endedBefore(flag);
  if (over !== null) return over;
  const { laws, position, fallen, limit } = flag;
  const article = flagArticles[laws];
  const opponent = opposite(fallen);
  const drawn = clubDrawArticle(laws, flag.play ?? 'standard', { position, winner: opponent });
  if (drawn !== '') {
    return { result: '1/2-1/2', article: drawn, because: [reason('flag.club-draw', drawn)] };
  }
  const mate = canMate(position, opponent, limit);
  switch (mate.answer) {
    case 'yes':
      return { result: wonBy(opponent), article, because: [reason('flag.lost', article)] };
    case 'no':
      return { result: '1/2-1/2', article, because: [reason('flag.drawn', article), mate.because] };
    default:
      return { result: null, article, because: [reason('flag.not-proved', article)] };
  }
}
