import { namesIn } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import type { NotRatedGame, Tournament } from '@rokade/tournament';
import { reasonLines } from '../../chess/reason-lines.ts';

/** A game that is not rated, in words. */
export interface NotRatedLine {
  readonly round: number;
  readonly board: number;
  /** "Hansen, Ida: Round 2 against Møller, Bo is not rated: …" */
  readonly text: string;
  readonly article: string;
  /** The arbiter left it out, or noted the late reserve, and can take it in again; null: neither. */
  readonly byArbiter: 'game' | 'reserve' | null;
}

const byArbiter: Readonly<Partial<Record<NotRatedGame['because']['code'], 'game' | 'reserve'>>> = {
  'rating.game-not-rated': 'game',
  'rating.late-reserve': 'reserve',
};

/** The games left out of a list, as pages and prints say them. */
export function notRatedLines(
  t: Tournament,
  games: readonly NotRatedGame[],
  say: TranslateFor<'console'>,
): readonly NotRatedLine[] {
  const names = namesIn(t);
  return games.flatMap(({ round, board, white, because }) =>
    reasonLines(names, [because], say).map(({ text, article }) => ({
      round,
      board,
      text: `${white.name}: ${text}`,
      article,
      byArbiter: byArbiter[because.code] ?? null,
    })),
  );
}
