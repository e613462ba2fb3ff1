import { type CupGameKind, type CupRoundName, type CupStage, cupTimes } from '@rokade/rules';
import type { cupTexts } from './en/cup.ts';
import type { Facts } from './texts.ts';

/** The part of a locale with the texts on cups. */
type Translate = (key: keyof typeof cupTexts, facts?: Facts) => string;

/** A round of the bracket by its name: "Preliminary round", "Round 1", "Final". */
export const cupRoundText = (
  t: Translate,
  { name, bracketRound }: { readonly name: CupRoundName; readonly bracketRound: number },
): string => t(`cup.round.${name}`, { round: bracketRound });

function stepText(t: Translate, kind: CupGameKind | 'lot'): string {
  if (kind === 'rapid' || kind === 'blitz') return t(`cup.step.${kind}`, cupTimes[kind]);
  return t(`cup.step.${kind}`);
}

/** A round of the tournament by its stage in the cup: "Round 1 · replay, rapid 15+10". */
export const cupStageText = (t: Translate, stage: CupStage): string =>
  stage.game === 1
    ? cupRoundText(t, stage)
    : `${cupRoundText(t, stage)} · ${stepText(t, stage.kind)}`;
