import type { BracketAndNext } from '../../dutch/brackets/bracket.ts';
import type { ByeTaker } from '../../dutch/criteria/c04-completion.ts';

/** A bracket that is not the last, with the facts about the next one that C7 needs. */
export interface Stage extends BracketAndNext {
  /** Whether the next bracket is the last one, where all but the receiver of the bye must be paired. */
  readonly isNextLast: boolean;
  /** Who can take the bye; null with an even number. */
  readonly takesBye: ByeTaker | null;
}
