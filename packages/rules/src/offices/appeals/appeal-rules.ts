/** The deadline of a protest. `ruling`: a deadline counted from the day of the ruling, by its code. */
export type LodgedBy =
  | { readonly kind: 'ruling'; readonly deadline: string }
  | { readonly kind: 'after-the-game' }
  /** A time that is announced beforehand. */
  | { readonly kind: 'announced' };

/** An instance that decides protests, in order. */
export interface AppealStage {
  /** The code of an office in the rule set. */
  readonly office: string;
  readonly article: string;
  /** null: not in the text. */
  readonly lodgedBy: LodgedBy | null;
  /** Whether it must decide before the next round is paired. */
  readonly beforeNextRound: boolean;
  /** Whether it only hears protests that the instance before did not uphold. */
  readonly onlyIfDismissed: boolean;
  /** Whether it is formed for the event from named members, whose names are recorded. */
  readonly formedHere: boolean;
}

/** The rules on protests of a regulation's edition. */
export interface AppealRules {
  readonly code: string;
  /** The regulation's name in citations. */
  readonly regulation: string;
  /** The rule set of its offices. */
  readonly offices: string;
  /** The office whose rulings are protested against. */
  readonly against: string;
  readonly stages: readonly [AppealStage, ...AppealStage[]];
  /** The article by which a protest does not suspend the ruling; null: none, and no suspension. */
  readonly noSuspension: string | null;
  /** The article by which a protest must be in writing; null: none. */
  readonly inWriting: string | null;
  /** The article on a deposit, which is returned if the protest is upheld; null: none. */
  readonly deposit: string | null;
}
