import {
  exactly,
  type JsonShape,
  leftOut,
  usually,
  wholeWithin,
  word,
  yesOrNo,
} from '@rokade/formats';
import { illegalMovePenalty, type KindOfPlay, kindsOfPlay } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';
import { editionOf, lawsName } from './laws-questions.ts';

interface Question {
  readonly laws: string;
  readonly play: KindOfPlay;
  readonly supervised: boolean;
  readonly count: number;
  readonly claimed?: boolean | undefined;
  readonly canMate?: 'yes' | 'no' | 'unknown' | undefined;
}

const question: JsonShape<Question> = exactly({
  laws: lawsName,
  play: usually(word(kindsOfPlay), 'standard'),
  supervised: usually(yesOrNo, true),
  count: wholeWithin(1, 99),
  claimed: leftOut(yesOrNo),
  canMate: leftOut(word(['yes', 'no', 'unknown'])),
});

/** @article Laws 2001 7.4b, B5, C3 */
export const illegalMoveRule = computeRule({
  code: 'illegal-move',
  question,
  answer: ({ laws, play, supervised, count, claimed, canMate }) => {
    const illegal = { laws: editionOf(laws), play, supervised, count, claimed, canMate };
    const penalty = illegalMovePenalty(illegal);
    return {
      opponentGains: penalty.opponentGains,
      loses: penalty.loses,
      ...(penalty.draw ? { draw: true } : {}),
      ...(penalty.claimed ? { claimed: true } : {}),
      article: penalty.article,
      because: penalty.because,
    };
  },
});
