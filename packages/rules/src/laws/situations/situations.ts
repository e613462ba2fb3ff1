import type { LawsEdition } from '../edition.ts';
import { adjournmentSituations } from './adjournment-situations.ts';
import { claimSituations } from './claim-situations.ts';
import { clockSituations } from './clock-situations.ts';
import { conductSituations } from './conduct-situations.ts';
import { moveSituations } from './move-situations.ts';
import type { Situation, SituationAnswers, SituationSetting, SituationStep } from './situation.ts';

/** What can happen at a board, in the order in which an arbiter looks for it. */
export const situations: readonly Situation[] = [
  ...clockSituations,
  ...moveSituations,
  ...claimSituations,
  ...conductSituations,
  ...adjournmentSituations,
];

/** The situation with this code. */
export const situationOf = (code: string): Situation | undefined =>
  situations.find((situation) => situation.code === code);

/** The most questions before a ruling; three suffice for each situation. */
const mostQuestions = 4;

/**
 * The answers that count on the way to the ruling, without others, and the step that they lead to. An
 * answer that the question does not have counts as none.
 */
export function situationStep(
  situation: Situation,
  setting: SituationSetting,
  answers: SituationAnswers,
): { readonly counted: SituationAnswers; readonly step: SituationStep } {
  let counted: SituationAnswers = {};
  for (let count = 0; count <= mostQuestions; count += 1) {
    const step = situation.step(setting, counted);
    if (step === null || 'ruling' in step) return { counted, step };
    const answer = answers[step.ask];
    if (!step.answers.some((each) => each === answer) || answer === undefined)
      return { counted, step };
    counted = { ...counted, [step.ask]: answer };
  }
  return { counted, step: null };
}

/** How an edition's article is cited: one of a club names its document itself. */
export const citedArticle = (laws: LawsEdition, article: string): string =>
  article.startsWith('Tempelhof')
    ? article
    : `${laws === 'laws-2001' ? 'Laws 2001' : 'Laws 2023'} ${article}`;
