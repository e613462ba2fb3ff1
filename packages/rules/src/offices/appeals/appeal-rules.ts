/** By when a protest is to be lodged. `ruling`: a deadline counted from the day of the ruling, by its code. */
export type LodgedBy =
  | { readonly kind: 'ruling'; readonly deadline: string }
  | { readonly kind: 'after-the-game' }
  /** A moment that is announced beforehand. */
  | { readonly kind: 'announced' };

/** One that decides about protests, in the order in which they go on. */
export interface AppealStage {
  /** Of the rule set's offices. */
  readonly office: string;
  readonly article: string;
  /** null: the text at hand does not say. */
  readonly lodgedBy: LodgedBy | null;
  /** It has to decide before the next round is paired. */
  readonly beforeNextRound: boolean;
  /** It hears only what the one before did not uphold. */
  readonly onlyIfDismissed: boolean;
  /** Formed for the event out of named members: who of them sat is written down. */
  readonly formedHere: boolean;
}

/** How a ruling is protested against, by a regulation in an edition. */
export interface AppealRules {
  readonly code: string;
  /** As its articles are cited. */
  readonly regulation: string;
  /** The rule set of its offices. */
  readonly offices: string;
  /** Who rules first: an office of it. */
  readonly against: string;
  readonly stages: readonly [AppealStage, ...AppealStage[]];
  /** Where it stands that a protest does not suspend the ruling; null: the text gives it no such effect. */
  readonly noSuspension: string | null;
  /** Where it stands that a protest is in writing. */
  readonly inWriting: string | null;
  /** Where it stands that money goes with it, which is returned where the protest is upheld. */
  readonly deposit: string | null;
}
