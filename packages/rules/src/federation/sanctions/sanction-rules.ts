/** The kinds of sanctions. */
export const sanctionKinds = ['warning', 'suspension'] as const;

export type SanctionKind = (typeof sanctionKinds)[number];

/** A ground for a warning or suspension by a regulation. Its name in each language is a text. */
export interface SanctionGround {
  readonly code: string;
  readonly article: string;
  readonly kinds: readonly SanctionKind[];
  /** The shortest suspension on this ground in months; 0: the regulation has no minimum. */
  readonly leastMonths: number;
  /** The offices that decide, of the rule set with the same code; empty: not regulated. */
  readonly by: readonly string[];
}

/** A federation's rules for warnings and suspensions. */
export interface SanctionRules {
  readonly code: string;
  /** The regulation's name in citations. */
  readonly regulation: string;
  /** The article of the register. */
  readonly article: string;
  /** The article on appeals against a decision. */
  readonly appeal: string;
  /** How many years a warning is in force after the last day of its event. */
  readonly warningYears: number;
  /** How many years a suspension is kept, and affects others, after its end. */
  readonly keptYears: number;
  /** The months of a suspension that a warning turns into. */
  readonly monthsForWarning: number;
  /** The factor for a suspension given while an ended one is kept. */
  readonly repeated: number;
  readonly grounds: readonly SanctionGround[];
  /** Who gets a copy of the written decision, and the article. */
  readonly copies: { readonly to: readonly ('rkf' | 'club')[]; readonly article: string };
}
