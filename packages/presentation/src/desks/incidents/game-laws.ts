import { citedArticle, type LawsEdition, type PlayedGame, type Position } from '@rokade/rules';
import { citation } from '@rokade/texts';
import type { Locale } from '../../words/locale.ts';
import { labelledMove } from './move-label.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** A ply that a sentence of the Laws rests on, with its move. */
export interface RestingPly {
  readonly ply: number;
  readonly label: string;
}

/** A sentence on a game by the Laws, with the plies it rests on. */
export interface LawsLine {
  readonly text: string;
  readonly article: string;
  readonly plies: readonly RestingPly[];
}

/** The move that led to a position of a game; the beginning has none. */
export function plyLabel(reading: Reading, { plies }: PlayedGame, ply: number): string {
  const played = plies[ply - 1];
  return played === undefined
    ? reading.t('game.beginning')
    : labelledMove(reading, played.before, played.move);
}

/** The plies of a game with the labels of their moves. */
export const restingPlies = (
  reading: Reading,
  game: PlayedGame,
  plies: readonly number[],
): readonly RestingPly[] => plies.map((ply) => ({ ply, label: plyLabel(reading, game, ply) }));

const cited = (laws: LawsEdition, article: string): string => citation(citedArticle(laws, article));

/** Where a game was over by itself; null: it was not. */
function endLine(reading: Reading, game: PlayedGame, laws: LawsEdition): LawsLine | null {
  const { ended } = game;
  if (ended === null) return null;
  return {
    text: reading.t(`game.end-${ended.by}`),
    article: cited(laws, ended.article),
    plies: restingPlies(reading, game, [ended.ply]),
  };
}

/** Where a game was over by itself, and the moves after that. */
export function endLines(
  reading: Reading,
  game: PlayedGame,
  laws: LawsEdition,
): readonly LawsLine[] {
  const end = endLine(reading, game, laws);
  const after = game.plies.find(({ afterEnd }) => afterEnd);
  return [
    ...(end === null ? [] : [end]),
    ...(after === undefined
      ? []
      : [
          {
            text: reading.t('game.after-end'),
            article: '',
            plies: restingPlies(reading, game, [after.ply]),
          },
        ]),
  ];
}

/**
 * The claims that a game allowed, each after the first ply of a run: where the player to move could
 * claim a draw.
 *
 * @article Laws 2001 9.2, 9.3
 * @article FIDE Laws 2023 9.2, 9.3
 */
export function claimLines(
  reading: Reading,
  game: PlayedGame,
  laws: LawsEdition,
): readonly LawsLine[] {
  return game.claims
    .filter(({ kind, ply }) => {
      const isFirst = !game.claims.some((other) => other.kind === kind && other.ply === ply - 1);
      return kind === 'threefold' || isFirst;
    })
    .map(({ kind, ply, article, plies }) => ({
      text: reading.t(`game.claimable-${kind}`, { move: plyLabel(reading, game, ply) }),
      article: cited(laws, article),
      plies: restingPlies(reading, game, plies),
    }));
}

/** The position of a game after a ply. */
export const positionAfter = ({ plies, position }: PlayedGame, ply: number): Position =>
  plies[ply]?.before ?? position;
