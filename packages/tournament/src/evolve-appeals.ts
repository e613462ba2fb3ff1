import type { Appeal, AppealStep } from './appeals.ts';
import type { TournamentEvent } from './entry.ts';
import type { Tournament } from './state.ts';

export type AppealEvent = Extract<TournamentEvent, { kind: `appeal${string}` }>;

const changeAppeal = (
  t: Tournament,
  number: number,
  change: (steps: readonly AppealStep[]) => readonly AppealStep[],
): readonly Appeal[] =>
  t.appeals.map((one) => (one.number === number ? { ...one, steps: change(one.steps) } : one));

/** The tournament after an entry about protests. */
export function evolveAppeals(t: Tournament, event: AppealEvent): Tournament {
  switch (event.kind) {
    case 'appeals-set':
      return { ...t, appealTerms: event.terms };
    case 'appeal-lodged': {
      const { kind: _, appeal: number, said, ...lodged } = event;
      const steps = [{ lodgedOn: event.lodgedOn, decision: null }];
      return { ...t, appeals: [...t.appeals, { number, ...lodged, ...said, steps }] };
    }
    case 'appeal-decided': {
      const { day, outcome, deposit, said } = event;
      const decision = { day, outcome, deposit, ...said };
      const decided = (steps: readonly AppealStep[]) =>
        steps.map((step) => (step.decision === null ? { ...step, decision } : step));
      return { ...t, appeals: changeAppeal(t, event.appeal, decided) };
    }
    case 'appeal-carried-on': {
      const next = { lodgedOn: event.day, decision: null };
      return { ...t, appeals: changeAppeal(t, event.appeal, (steps) => [...steps, next]) };
    }
  }
}

/** What stands of a protest once its player is erased: that there was one, and how it ended. */
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
