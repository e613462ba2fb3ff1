import type { Day } from '../../kernel/calendar.ts';
import { unreachable } from '../../kernel/invariant.ts';
import type { LicenceRules } from './licence-rules.ts';

/** The possible acts on the way to a licence; acts of one day count in this order. */
export const licenceSteps = ['course', 'declaration', 'award', 'withdrawal'] as const;

export type LicenceStep = (typeof licenceSteps)[number];

/** An act on a person's way to a licence. */
export interface LicenceAct {
  readonly step: LicenceStep;
  readonly on: Day;
  /** For a course: whether its written examination was passed. */
  readonly passed: boolean;
  /** For a declaration: how many groups were led well. */
  readonly groups: number;
}

/** A person's standing: an aspirant has passed a course and may lead beside a licensed arbiter. */
export type LicenceStanding = 'none' | 'aspirant' | 'licensed' | 'withdrawn';

/** A person's standing, its first day, and the article. */
export interface LicenceOn {
  readonly standing: LicenceStanding;
  readonly since: Day | '';
  readonly article: string;
  /** How many groups must still be led; 0 if none. */
  readonly groupsLeft: number;
}

/** Why an act has no effect. */
export type LeftUncounted =
  | 'not-passed'
  | 'no-course'
  | 'licensed-already'
  | 'aspirant-already'
  | 'not-regained'
  | 'no-licence';

/** An act, the standing after it, and why it had no effect, if so. */
export interface LicenceStepped<Act extends LicenceAct> {
  readonly act: Act;
  readonly after: LicenceOn;
  readonly uncounted: LeftUncounted | null;
}

const nothing: LicenceOn = { standing: 'none', since: '', article: '', groupsLeft: 0 };

function led(
  { articles }: LicenceRules,
  before: LicenceOn,
  { on: since, groups }: LicenceAct,
): LicenceOn | LeftUncounted {
  if (before.standing === 'licensed') return 'licensed-already';
  if (before.standing !== 'aspirant') return 'no-course';
  const groupsLeft = Math.max(0, before.groupsLeft - groups);
  return groupsLeft > 0
    ? { ...before, groupsLeft }
    : { standing: 'licensed', since, article: articles.practice, groupsLeft };
}

/** The standing after an act, or why it has no effect. Practice counts after the course only. */
function after(rules: LicenceRules, before: LicenceOn, act: LicenceAct): LicenceOn | LeftUncounted {
  const { articles } = rules;
  const { on: since } = act;
  switch (act.step) {
    case 'course':
      if (!act.passed) return 'not-passed';
      if (before.standing === 'licensed') return 'licensed-already';
      if (before.standing === 'aspirant') return 'aspirant-already';
      return { standing: 'aspirant', since, article: articles.course, groupsLeft: rules.groupsLed };
    case 'declaration':
      return led(rules, before, act);
    case 'award':
      if (before.standing === 'licensed') return 'licensed-already';
      if (before.standing === 'withdrawn') return 'not-regained';
      return { standing: 'licensed', since, article: articles.award, groupsLeft: 0 };
    case 'withdrawal':
      return before.standing === 'licensed'
        ? { standing: 'withdrawn', since, article: articles.withdrawal, groupsLeft: 0 }
        : 'no-licence';
    default:
      return unreachable(act.step);
  }
}

const inOrder = (a: LicenceAct, b: LicenceAct): number =>
  a.on === b.on
    ? licenceSteps.indexOf(a.step) - licenceSteps.indexOf(b.step)
    : Number(a.on > b.on) * 2 - 1;

/** The acts in order, each with its effect. */
export function licenceHistory<Act extends LicenceAct>(
  rules: LicenceRules,
  acts: readonly Act[],
): readonly LicenceStepped<Act>[] {
  let stands = nothing;
  return acts.toSorted(inOrder).map((act) => {
    const came = after(rules, stands, act);
    if (typeof came === 'string') return { act, after: stands, uncounted: came };
    stands = came;
    return { act, after: came, uncounted: null };
  });
}

/**
 * A person's standing on a day, by the acts until then, in whatever order they were entered. A
 * withdrawn licence is acquired again as at first: by a course and its examination after the
 * withdrawal, and groups led since; an award alone does not restore it.
 *
 * @article DSU 2002 4.6.1
 * @article DSU 2002 4.6.2
 */
export const licenceOn = (rules: LicenceRules, acts: readonly LicenceAct[], day: Day): LicenceOn =>
  licenceHistory(
    rules,
    acts.filter((act) => act.on <= day),
  ).at(-1)?.after ?? nothing;
