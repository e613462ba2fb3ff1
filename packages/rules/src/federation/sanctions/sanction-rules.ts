/** What somebody can be given. */
export const sanctionKinds = ['warning', 'suspension'] as const;

export type SanctionKind = (typeof sanctionKinds)[number];

/** For what a regulation lets somebody be warned or suspended. Its name in each language is a text. */
export interface SanctionGround {
  readonly code: string;
  readonly article: string;
  readonly kinds: readonly SanctionKind[];
  /** A suspension on this ground is of so many months at least; 0: the regulation sets no least time. */
  readonly leastMonths: number;
  /** The offices that give it, of the rule set of the same code; none: the regulation does not say. */
  readonly by: readonly string[];
}

/** How a federation's register of warnings and suspensions goes on by itself. */
export interface SanctionRules {
  readonly code: string;
  /** As its articles are cited. */
  readonly regulation: string;
  /** The article of the register. */
  readonly article: string;
  /** Where an appeal against a decision stands. */
  readonly appeal: string;
  /** A warning holds so long after the last day of its event. */
  readonly warningYears: number;
  /** A suspension is kept, and weighs, so long after its end. */
  readonly keptYears: number;
  /** A warning that turns into a suspension becomes one of so many months. */
  readonly monthsForWarning: number;
  /** A suspension given while an ended one is kept takes so many times its months. */
  readonly repeated: number;
  readonly grounds: readonly SanctionGround[];
  /** Who gets a copy of the written decision, and where that stands. */
  readonly copies: { readonly to: readonly ('rkf' | 'club')[]; readonly article: string };
}
