import type { Day } from '../../kernel/calendar.ts';
import type { AppealRules } from './appeal-rules.ts';

/** What is to be said of a protest against the text. Facts: until (a day), round. */
export const appealFindingCodes = [
  'late',
  'not-written',
  'deposit-not-paid',
  'deposit-not-announced',
  'deadline-not-announced',
  'before-next-round',
  'round-paired',
] as const;
export type AppealFindingCode = (typeof appealFindingCodes)[number];

/** Something of a protest that the regulation has another way, or that is due. */
export interface AppealFinding {
  readonly code: AppealFindingCode;
  readonly article: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

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

/** What is said of the first stage alone: how the protest came in. */
function ofLodging(rules: AppealRules, facts: AppealFacts): readonly AppealFinding[] {
  const { inWriting, deposit, stages } = rules;
  const when = (is: boolean, code: AppealFindingCode, article: string): readonly AppealFinding[] =>
    is ? [{ code, article, facts: {} }] : [];
  const isAnnounced = stages[0].lodgedBy?.kind === 'announced';
  return [
    ...when(inWriting !== null && !facts.written, 'not-written', inWriting ?? ''),
    ...when(
      deposit !== null && facts.announced.deposit === '',
      'deposit-not-announced',
      deposit ?? '',
    ),
    ...when(deposit !== null && !facts.paid, 'deposit-not-paid', deposit ?? ''),
    ...when(
      isAnnounced && facts.announced.until === '',
      'deadline-not-announced',
      stages[0].article,
    ),
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
  const { until } = facts;
  const isLate = until !== null && facts.lodgedOn > until;
  const isDue = stage.beforeNextRound && facts.round !== null && !facts.isDecided;
  return [
    ...(isLate ? [{ code: 'late' as const, article: stage.article, facts: { until } }] : []),
    ...(index === 0 ? ofLodging(rules, facts) : []),
    ...(isDue
      ? [
          {
            code: facts.isNextPaired ? ('round-paired' as const) : ('before-next-round' as const),
            article: stage.article,
            facts: { round: (facts.round ?? 0) + 1 },
          },
        ]
      : []),
  ];
}
