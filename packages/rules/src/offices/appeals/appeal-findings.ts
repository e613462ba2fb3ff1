import type { Day } from '../../kernel/calendar.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { AppealRules } from './appeal-rules.ts';

/** The possible findings about a protest. Facts: until (a day), round. */
export type AppealFindingCode =
  | 'late'
  | 'not-written'
  | 'deposit-not-paid'
  | 'deposit-not-announced'
  | 'deadline-not-announced'
  | 'before-next-round'
  | 'round-paired';

/** Where a protest does not meet the regulation, or what is due. */
export type AppealFinding = Reason<AppealFindingCode>;

/** The facts of a protest before one instance. */
export interface AppealFacts {
  /** The last day for going to this instance; null: the text gives no number of days. */
  readonly until: Day | null;
  readonly lodgedOn: Day;
  readonly written: boolean;
  /** Whether its deposit was paid. */
  readonly paid: boolean;
  /** The announced terms; '' = none. */
  readonly announced: { readonly deposit: string; readonly until: string };
  /** The round of the game; null: not about a game. */
  readonly round: number | null;
  /** Whether the next round is paired. */
  readonly isNextPaired: boolean;
  readonly isDecided: boolean;
}

const when = (is: boolean, finding: AppealFinding): readonly AppealFinding[] =>
  is ? [finding] : [];

/** The findings about lodging, for the first instance only. */
function ofLodging(
  { inWriting, deposit, stages: [first] }: AppealRules,
  { written, paid, announced }: AppealFacts,
): readonly AppealFinding[] {
  const isUnannounced = first.lodgedBy?.kind === 'announced' && announced.until === '';
  return [
    ...(inWriting === null ? [] : when(!written, reason('not-written', inWriting))),
    ...(deposit === null
      ? []
      : [
          ...when(announced.deposit === '', reason('deposit-not-announced', deposit)),
          ...when(!paid, reason('deposit-not-paid', deposit)),
        ]),
    ...when(isUnannounced, reason('deadline-not-announced', first.article)),
  ];
}

/**
 * The findings about a protest before an instance. None is a refusal: whether a late protest is heard
 * is decided by those who hear it.
 *
 * @article DSU 2002 §17: ten days
 * @article FIDE 2012 10.4: in writing, with a fee, both announced beforehand
 * @article Tempelhof 2018 III.B.11: decided before the next round is paired
 */
export function appealFindings(
  rules: AppealRules,
  index: number,
  facts: AppealFacts,
): readonly AppealFinding[] {
  const stage = rules.stages[index];
  if (stage === undefined) return [];
  const { until, lodgedOn, round, isDecided, isNextPaired } = facts;
  const { article, beforeNextRound } = stage;
  const late = until === null ? [] : when(lodgedOn > until, reason('late', article, { until }));
  const lodging = index === 0 ? ofLodging(rules, facts) : [];
  if (!beforeNextRound || round === null || isDecided) return [...late, ...lodging];
  const code = isNextPaired ? 'round-paired' : 'before-next-round';
  return [...late, ...lodging, reason(code, article, { round: round + 1 })];
}
