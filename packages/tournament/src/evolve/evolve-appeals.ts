import type { Tournament } from '../state/state.ts';
import type { Appeal, AppealStep } from '../values/appeals.ts';
import type { Evolvers } from './evolving.ts';

const changeAppeal = (
  t: Tournament,
  number: number,
  change: (steps: readonly AppealStep[]) => readonly AppealStep[],
): Tournament => ({
  ...t,
  appeals: t.appeals.map((one) =>
    one.number === number ? { ...one, steps: change(one.steps) } : one,
  ),
});

/** The handlers of events about protests. */
export const appealEvolvers = {
  'appeals-set': (t, { terms }) => ({ ...t, appealTerms: terms }),
  'appeal-lodged': (t, { kind: _, appeal: number, said, ...lodged }) => {
    const steps = [{ lodgedOn: lodged.lodgedOn, decision: null }];
    return { ...t, appeals: [...t.appeals, { number, ...lodged, ...said, steps }] };
  },
  'appeal-decided': (t, { appeal, day, outcome, deposit, said }) => {
    const decision = { day, outcome, deposit, ...said };
    return changeAppeal(t, appeal, (steps) =>
      steps.map((step) => (step.decision === null ? { ...step, decision } : step)),
    );
  },
  'appeal-carried-on': (t, { appeal, day }) =>
    changeAppeal(t, appeal, (steps) => [...steps, { lodgedOn: day, decision: null }]),
} satisfies Partial<Evolvers>;

/** A protest after its player was erased: that it was lodged, and how it ended. */
export const withoutWords = (appeal: Appeal): Appeal => ({
  ...appeal,
  ruling: '',
  by: '',
  words: '',
  steps: appeal.steps.map((step) => ({
    ...step,
    decision: step.decision && { ...step.decision, panel: [], reasons: '' },
  })),
});
