import { exactly, type JsonShape, lookedThrough, text, usually, word } from '@rokade/formats';
import { type Notation, notations, sealedMove } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';
import { editionOf, isPosition, lawsName, positionOf } from './laws-questions.ts';

interface Question {
  readonly laws: string;
  readonly move: string;
  readonly fen: string;
  readonly language: Notation;
}

const question: JsonShape<Question> = exactly({
  laws: lawsName,
  move: text,
  fen: text,
  language: usually(word(notations), 'en'),
});

/** @article Laws 2001 A8 */
export const sealedMoveRule = computeRule({
  code: 'sealed-move',
  question: lookedThrough<Question>(question, ({ fen }) =>
    isPosition(fen) ? [] : [{ path: ['fen'], problem: 'not-a-position' }],
  ),
  answer: ({ laws, move, fen, language }) => {
    const outcome = sealedMove({
      laws: editionOf(laws),
      position: positionOf(fen),
      text: move,
      notation: language,
    });
    return {
      legal: outcome.legal,
      ambiguous: outcome.ambiguous,
      loses: outcome.loses,
      ...(outcome.unreadable ? { unreadable: true } : {}),
      ...(outcome.loses === null ? { canMate: 'unknown' } : {}),
      because: outcome.because,
    };
  },
});
