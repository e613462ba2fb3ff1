import type { CandidateRow, NormRow, TablePlayer } from '@rokade/tables';
import type { ReasonLine } from '../../chess/reason-lines.ts';
import type { ConditionLine } from './condition-line.ts';

/** One requirement in words. */
export interface RequirementLine {
  readonly text: string;
  readonly article: string;
  readonly isMet: boolean;
}

/** A player as tables show one, with the id. */
type NormPlayerLine = TablePlayer & { readonly id: string };

/** A norm that was made, or somebody near one. */
export interface NormLine extends NormRow {
  readonly player: NormPlayerLine;
  readonly requirements: readonly RequirementLine[];
  readonly because: readonly ReasonLine[];
  /** What is still needed in the rounds to come. */
  readonly ahead: readonly string[];
}

/** The norms of a tournament as its page shows them. */
export interface NormLines {
  readonly norms: readonly NormLine[];
  readonly near: readonly NormLine[];
  readonly candidates: readonly (CandidateRow & { readonly player: NormPlayerLine })[];
  readonly byRating: readonly string[];
  /** Titles for places; null: it is no championship, or not over. */
  readonly direct: readonly string[] | null;
  readonly conditions: readonly ConditionLine[];
}
