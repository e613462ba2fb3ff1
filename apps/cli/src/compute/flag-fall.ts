import { exactly, type JsonShape, lookedThrough, text, usually, word } from '@rokade/formats';
import { flagFall, type KindOfPlay, kindsOfPlay } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';
import { editionOf, isPosition, lawsName, positionOf } from './laws-questions.ts';

interface Question {
  readonly laws: string;
  readonly fen: string;
  readonly fallen: 'white' | 'black';
  readonly play: KindOfPlay;
}

const question: JsonShape<Question> = exactly({
  laws: lawsName,
  fen: text,
  fallen: word(['white', 'black']),
  play: usually(word(kindsOfPlay), 'standard'),
});

/** @article Laws 2001 6.10; Tempelhof 2018 III.B.9 */
export const flagFallRule = computeRule({
  code: 'flag-fall',
  question: lookedThrough<Question>(question, ({ fen }) =>
    isPosition(fen) ? [] : [{ path: ['fen'], problem: 'not-a-position' }],
  ),
  answer: ({ laws, fen, fallen, play }) => {
    const position = positionOf(fen);
    const fall = flagFall({ laws: editionOf(laws), position, fallen, play });
    const { result, article, because } = fall;
    return {
      result,
      article,
      ...(result === null ? { canMate: 'unknown' } : {}),
      because,
    };
  },
});
