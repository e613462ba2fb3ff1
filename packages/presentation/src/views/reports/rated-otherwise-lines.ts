import { namesIn, resultText } from '@rokade/tables';
import type { TranslateFor } from '@rokade/texts';
import { type GameResult, type Tournament, viewRatedOtherwise } from '@rokade/tournament';
import { opponentsText } from '../../chess/opponents-text.ts';

/** A game that is rated otherwise than it stands, in words. */
export interface RatedOtherwiseLine {
  readonly round: number;
  readonly board: number;
  readonly text: string;
}

/** `1–0`, `+/−`, or in words where there is no score. */
function shortResult(say: TranslateFor<'tournament'>, result: GameResult | null): string {
  const { text, words } = resultText(result);
  return text === '' ? words.map((key) => say(key)).join(', ') : text;
}

/** The results that were corrected for the rating alone, as pages and prints say them. */
export function ratedOtherwiseLines(
  t: Tournament,
  say: TranslateFor<'tournament'>,
): readonly RatedOtherwiseLine[] {
  const { nameOf } = namesIn(t);
  return viewRatedOtherwise(t).map(({ round, board, white, black, standing, rated }) => ({
    round,
    board,
    text: say('times.rated-otherwise', {
      round,
      board,
      players: opponentsText(nameOf(white), nameOf(black)),
      standing: shortResult(say, standing),
      rated: shortResult(say, rated),
    }),
  }));
}
