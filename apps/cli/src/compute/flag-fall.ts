import { exactly, lookedThrough, text, word } from '@rokade/formats';
import { flagFall } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';
import { editionOf, isPosition, knownPosition, lawsYear } from './laws-questions.ts';

const question = exactly({ laws: lawsYear, fen: text, fallen: word(['white', 'black']) });

/** @article Laws 2001 6.10 */
export const flagFallRule = computeRule({
  code: 'flag-fall',
  question: lookedThrough<{
    readonly laws: string;
    readonly fen: string;
    readonly fallen: 'white' | 'black';
  }>(question, ({ fen }) =>
    isPosition(fen) ? [] : [{ path: ['fen'], problem: 'not-a-position' }],
  ),
  answer: ({ laws, fen, fallen }) => {
    const fall = flagFall({ laws: editionOf(laws), position: knownPosition(fen), fallen });
    const { result, article, because } = fall;
    return {
      result,
      article,
      ...(result === null ? { canMate: 'unknown' } : {}),
      because,
    };
  },
});
