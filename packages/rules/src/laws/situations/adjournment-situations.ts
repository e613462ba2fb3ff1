import { clockWrongAtResumption, envelopeLost, resumption } from '../a-adjourned/adjournment.ts';
import type { Consequence } from '../decision-table.ts';
import {
  byAnswer,
  byTable,
  rulingOf,
  type Situation,
  type SituationAnswers,
  type SituationSetting,
  type SituationStep,
  tableStep,
} from './situation.ts';

const isMade: Consequence = { kind: 'sealed-move-is-made' };

/** What the arbiter does at a resumption, by article, in the place of what the table names in short. */
const atResumption: Readonly<Record<string, readonly Consequence[]>> = {
  A9a: [isMade],
  'I.9.1': [isMade],
  A9b: [{ kind: 'clock-of-who-replies-runs' }, isMade],
  'I.9.2': [{ kind: 'clock-of-who-replies-runs' }, isMade],
  A9c: [{ kind: 'reply-may-be-sealed' }],
  'I.9.3': [{ kind: 'reply-may-be-sealed' }],
  A11a: [{ kind: 'set-clocks' }, { kind: 'stated-move-is-made' }],
  'I.12.1': [{ kind: 'set-clocks' }, { kind: 'stated-move-is-made' }],
};

const inShort: readonly string[] = ['set-clocks', 'claimed-move-is-played'];

/** A step whose ruling says what the arbiter does, one act after the other. */
function inFull(step: SituationStep): SituationStep {
  if (step === null || !('ruling' in step)) return step;
  const acts = atResumption[step.ruling.article];
  if (acts === undefined) return step;
  const rest = step.ruling.follows.filter(({ kind }) => !inShort.includes(kind));
  return { ruling: { ...step.ruling, follows: [...acts, ...rest] } };
}

const atTheHour =
  (late: 'yes' | 'no') =>
  (setting: SituationSetting, answers: SituationAnswers): SituationStep => {
    const step = tableStep(resumption, setting, { ...answers, 'over-an-hour-late': late });
    if (late === 'yes' && step !== null && 'ask' in step && step.ask === 'present') {
      return { ...step, answers: step.answers.filter((answer) => answer !== 'both') };
    }
    return inFull(step);
  };

/**
 * A sealed move that cannot be told, cannot be read or is illegal. About the player who sealed it.
 *
 * @article Laws 2001 A8
 * @article FIDE Laws 2023 I.8
 */
const faultySealedMove = byAnswer('faulty-sealed-move', 'adjourned', {
  ask: 'opponent-can-mate',
  answers: ['yes', 'no'],
  rulingFor: (setting, answer) =>
    rulingOf(setting, setting.laws === 'laws-2001' ? 'A8' : 'I.8', [
      { kind: answer === 'yes' ? 'lost-for-player' : 'draw' },
    ]),
});

/**
 * Adjourned games when they are resumed: who is there, who comes too late, the sealed move, the envelope,
 * the clock. What is about a player is about the absent one.
 *
 * @article Laws 2001 A8, A9, A10, A11, A12
 * @article FIDE Laws 2023 I.8, I.9, I.10, I.11, I.12, I.13
 */
export const adjournmentSituations: readonly Situation[] = [
  { code: 'resumption', group: 'adjourned', step: atTheHour('no') },
  { code: 'late-at-resumption', group: 'adjourned', step: atTheHour('yes') },
  faultySealedMove,
  {
    code: 'envelope-lost',
    group: 'adjourned',
    step: (setting, answers) => inFull(tableStep(envelopeLost, setting, answers)),
  },
  byTable('clock-wrong-at-resumption', 'adjourned', clockWrongAtResumption),
];
