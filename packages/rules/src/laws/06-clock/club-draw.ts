import type { Colour } from '../../kernel/colour.ts';
import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import type { Position } from '../02-board/board.ts';
import { bishop, colourOf, kindOf, king, knight } from '../02-board/piece.ts';
import { allSquares } from '../02-board/square.ts';
import type { LawsEdition } from '../edition.ts';

/** Whether a side has nothing but its king and at most one knight or bishop. */
function hasAtMostOneMinor(position: Position, colour: Colour): boolean {
  const kinds = allSquares
    .map((square) => position.squares[square] ?? 0)
    .filter((piece) => piece !== 0 && colourOf(piece) === colour && kindOf(piece) !== king)
    .map(kindOf);
  return (
    kinds.length === 0 || (kinds.length === 1 && [knight, bishop].some((kind) => kind === kinds[0]))
  );
}

/** The articles by which a fallen flag draws against a side that cannot win by its own means. */
const clubArticles: Readonly<Record<LawsEdition, Readonly<Record<KindOfPlay, string>>>> = {
  'laws-2001': { standard: '', rapid: '', blitz: '' },
  'laws-2023': { standard: '', rapid: '', blitz: '' },
  'tempelhof-2018': {
    standard: '',
    rapid: 'Tempelhof III.B.9',
    blitz: 'Tempelhof III.B.9',
  },
};

/** The side that would win by the fallen flag. */
interface FlagWinner {
  readonly position: Position;
  readonly winner: Colour;
}

/**
 * The article by which the club draws a game whose flag fell; '': there is none. The stronger side has
 * overstepped the time in an elementary mate, or the weaker can no longer win for technical reasons (the
 * club's examples are king, bishop and knight against king, and queen against knight): the side that
 * would win has at most one minor piece.
 *
 * @article Tempelhof 2018 III.B.9
 */
export function clubDrawArticle(
  laws: LawsEdition,
  play: KindOfPlay,
  { position, winner }: FlagWinner,
): string {
  return hasAtMostOneMinor(position, winner) ? clubArticles[laws][play] : '';
}
