import type { Tournament } from '../state/state.ts';
import type { Appeal, AppealStep, AppealTerms } from '../values/appeals.ts';
import { committeeOfNames, seatedNames } from '../values/committee.ts';
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

/** The terms for protests with the committee that the settings name. */
export function withCommittee(terms: AppealTerms, { settings }: Pick<Tournament, 'settings'>) {
  const { committee: names, federation } = settings;
  const { rules, committee: before } = terms;
  return { ...terms, committee: committeeOfNames(names, { rules, federation, before }) };
}

/**
 * Sets the terms for protests. A tournament has one committee: terms that name nobody leave that of the
 * settings, others replace it (ADR 0217).
 */
function termsSet(t: Tournament, terms: AppealTerms): Tournament {
  if (terms.committee.length === 0) return { ...t, appealTerms: withCommittee(terms, t) };
  const settings = { ...t.settings, committee: seatedNames(terms.committee) };
  return { ...t, settings, appealTerms: terms };
}

/** The handlers of events about protests. */
export const appealEvolvers = {
  'appeals-set': (t, { terms }) => termsSet(t, terms),
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
