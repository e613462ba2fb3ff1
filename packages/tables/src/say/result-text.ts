import { unreachable } from '@rokade/rules';
import type { KeyFor } from '@rokade/texts';
import type { GameResult } from '@rokade/tournament';
import { pointsText } from './points-text.ts';

/** A result as text: `text` as on a result sheet, `words` for tooltips and screen readers. */
export interface ResultText {
  readonly text: string;
  /** A word beside or instead of the score. */
  readonly mark: KeyFor<'tournament'> | null;
  readonly words: readonly KeyFor<'tournament'>[];
}

const scoreText = (white: number, black: number): string =>
  `${pointsText(white)}–${pointsText(black)}`;

function playedWords(white: number, black: number): readonly KeyFor<'tournament'>[] {
  if (white + black !== 2) return ['terms.decided-score'];
  if (white === 2) return ['terms.white-wins'];
  return [black === 2 ? 'terms.black-wins' : 'terms.draw'];
}

const forfeits = {
  white: { text: '−/+', words: 'terms.white-absent' },
  black: { text: '+/−', words: 'terms.black-absent' },
  both: { text: '−/−', words: 'terms.both-absent' },
} as const;

/** A result in the notation of result sheets: 1–0, ½–½, +/−; null is an open board. */
export function resultText(result: GameResult | null): ResultText {
  if (result === null) return { text: '', mark: null, words: ['terms.no-result-yet'] };
  switch (result.kind) {
    case 'played':
      return {
        text: scoreText(result.white, result.black),
        mark: null,
        words: playedWords(result.white, result.black),
      };
    case 'forfeit': {
      const { text, words } = forfeits[result.absent];
      return {
        text,
        mark: result.notice ? 'terms.with-notice-short' : null,
        words: [words, result.notice ? 'terms.with-notice' : 'terms.without-notice'],
      };
    }
    case 'pending':
      return { text: '', mark: `terms.${result.why}-short`, words: [`terms.${result.why}`] };
    case 'cancelled':
      return {
        text: scoreText(result.white, result.black),
        mark: 'terms.cancelled-short',
        words: ['terms.cancelled'],
      };
    default:
      return unreachable(result);
  }
}
