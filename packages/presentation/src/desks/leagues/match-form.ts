import type { ReasonLine } from '../../chess/reason-lines.ts';
import type { Option } from '../../forms/option.ts';
import type { BoardLine, MatchLine } from '../../views/league/match-lines.ts';

/** One side of a match, as its forms need it. */
export interface MatchSide {
  readonly side: 'home' | 'away';
  readonly team: string;
  readonly name: string;
  /** By board; '' = nobody. */
  readonly players: readonly string[];
  readonly isIn: boolean;
  /** How far the line-up is, in words. */
  readonly state: string;
  readonly faults: readonly ReasonLine[];
  readonly offered: readonly Option[];
  readonly hasAgreed: boolean;
}

/** A match as its forms need it. */
export interface MatchForms {
  readonly match: string;
  readonly line: MatchLine;
  readonly boards: readonly BoardLine[];
  readonly scores: readonly Option[];
  readonly sides: readonly MatchSide[];
}
