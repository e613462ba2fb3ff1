import { exactly, numberWithin, usually, word } from '@rokade/formats';
import { kindsOfPlay, wrongClaimPenalty } from '@rokade/rules';
import { computeRule } from './compute-rule.ts';
import { editionOf, lawsName } from './laws-questions.ts';

/** @article Laws 2001 9.5b */
export const wrongClaimRule = computeRule({
  code: 'wrong-claim',
  question: exactly({
    laws: lawsName,
    claimantSeconds: numberWithin(0, 999_999),
    play: usually(word(kindsOfPlay), 'standard'),
  }),
  answer: ({ laws, claimantSeconds, play }) => {
    const penalty = wrongClaimPenalty(editionOf(laws), claimantSeconds, play);
    return {
      claimantSeconds: penalty.claimantSeconds,
      opponentGains: penalty.opponentGains,
      article: penalty.article,
      because: penalty.because,
    };
  },
});
