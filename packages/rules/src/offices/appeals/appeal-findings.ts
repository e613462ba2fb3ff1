import type { Day } from '../../kernel/calendar.ts';
import { type Reason, reason } from '../../kernel/reason.ts';
import type { AppealRules } from './appeal-rules.ts';

/** What is to be said of a protest against the text. Facts: until (a day), round. */
export type AppealFindingCode =
  | 'late'
  | 'not-written'
  | 'deposit-not-paid'
  | 'deposit-not-announced'
  | 'deadline-not-announced'
  | 'before-next-round'
  | 'round-paired';

/** Something of a protest that the regulation has another way, or that is due. */
export type AppealFinding = Reason<AppealFindingCode>;

/** What is known of a protest at one stage. */
export interface AppealFacts {
  /** The last day on which the stage could be asked; null: the text at hand gives none by the day. */
  readonly until: Day | null;
  readonly lodgedOn: Day;
  readonly written: boolean;
  /** Its deposit was paid. */
  readonly paid: boolean;
  /** What was announced beforehand; '' = nothing. */
  readonly announced: { readonly deposit: string; readonly until: string };
  /** The round of the game; null: it is about no game. */
  readonly round: number | null;
  /** The round after it is paired. */
  readonly isNextPaired: boolean;
  readonly isDecided: boolean;
}

const when = (is: boolean, finding: AppealFinding): readonly AppealFinding[] =>
  is ? [finding] : [];

/** What is said of the first stage alone: how the protest came in. */
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
 * What is to be said of a protest at a stage. Nothing is refused for it: whether a late one is heard
 * is for those who decide.
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
