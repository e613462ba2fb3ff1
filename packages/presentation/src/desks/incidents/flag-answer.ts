import {
  type Colour,
  canMate,
  citedArticle,
  type FlagFall,
  flagFall,
  type KindOfPlay,
  type LawsEdition,
  opposite,
  type Position,
} from '@rokade/rules';
import { nobody } from '@rokade/tables';
import { citation } from '@rokade/texts';
import { type ReasonLine, reasonLines } from '../../chess/reason-lines.ts';
import type { Locale } from '../../words/locale.ts';
import { type GameStep, gameSteps } from './game-steps.ts';

type Reading = Pick<Locale<'server'>, 't' | 'language'>;

/** The most positions that are looked at: well below a second, since others wait meanwhile. */
export const mostPositions = 50_000;

/** A fallen flag with the position on the board. */
export interface FlagQuestion {
  readonly laws: LawsEdition;
  readonly position: Position;
  readonly fallen: Colour;
  readonly play: KindOfPlay;
}

/** What a fallen flag means for the game. */
export interface FlagAnswer {
  readonly text: string;
  readonly article: string;
  readonly because: readonly ReasonLine[];
  /** Whether the opponent can still mate, as the ruling on a fallen flag asks; '': it is not known. */
  readonly opponentCanMate: 'yes' | 'no' | '';
  /** A way to mate, move by move; empty: there is none to be shown. */
  readonly line: readonly GameStep[];
}

const outcomes = { '1-0': 'won-white', '0-1': 'won-black', '1/2-1/2': 'drawn' } as const;

const wonBy: Readonly<Record<Colour, FlagFall['result']>> = { white: '1-0', black: '0-1' };

/** The moves to a mate by the opponent of the fallen flag. */
function mateLine(reading: Reading, { position, fallen }: FlagQuestion): readonly GameStep[] {
  const mate = canMate(position, opposite(fallen), mostPositions);
  if (mate.answer !== 'yes' || mate.line.length === 0) return [];
  return gameSteps(
    reading,
    position,
    mate.line.map((move) => ({ move, afterEnd: false })),
  );
}

/**
 * The result of a fallen flag, with the reason, and a line that ends in mate where there is one.
 *
 * @article Laws 2001 6.10
 * @article FIDE Laws 2023 6.9
 */
export function flagAnswer(reading: Reading, question: FlagQuestion): FlagAnswer {
  const { laws, position, fallen, play } = question;
  const { result, article, because } = flagFall({
    laws,
    position,
    fallen,
    play,
    limit: mostPositions,
  });
  const isLost = result === wonBy[opposite(fallen)];
  const outcome = result === null ? 'unknown' : outcomes[result];
  return {
    text: reading.t(`game.flag-${outcome}`),
    article: citation(citedArticle(laws, article)),
    because: reasonLines(nobody, because, reading.t).map(({ text }) => ({ text, article: '' })),
    opponentCanMate: result === null ? '' : isLost ? 'yes' : 'no',
    line: isLost ? mateLine(reading, question) : [],
  };
}
