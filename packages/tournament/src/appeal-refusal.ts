/** Why a protest is not noted so. */
export type AppealRefusal =
  | {
      readonly code: 'appeal.field-invalid';
      readonly field: string;
      readonly problem: 'missing' | 'not-a-date' | 'unknown' | 'too-early';
    }
  | { readonly code: 'appeal.unknown'; readonly appeal: number }
  | { readonly code: 'appeal.no-game'; readonly round: number; readonly board: number }
  /** It is decided: it can only go on to the next who decides. */
  | { readonly code: 'appeal.decided'; readonly appeal: number }
  | { readonly code: 'appeal.undecided'; readonly appeal: number }
  /** Nobody hears it after the one that has decided. */
  | { readonly code: 'appeal.final'; readonly appeal: number; readonly article: string };

interface OfDecision {
  readonly appeal: number;
  readonly article: string;
}

/** What a decision leaves of the regulation. */
export type AppealConsequence =
  | (OfDecision & { readonly code: 'consequence.appeal-panel-even'; readonly count: number })
  | (OfDecision & { readonly code: 'consequence.appeal-involved'; readonly names: string })
  | (OfDecision & { readonly code: 'consequence.appeal-deposit-kept' });
