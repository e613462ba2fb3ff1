import type { Consequence, GameResult, JournalEntry } from '@rokade/tournament';

/** A result that the arbiter wrote and that is not saved without their answer. */
export interface ResultInQuestion {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly mine: GameResult | null;
  /** What the board has, and who wrote it ('' where that is not known); null: not known here. */
  readonly stands: { readonly result: GameResult | null; readonly by: string } | null;
}

/** What the arbiter is asked before an act is carried out. */
export type Question =
  | {
      readonly kind: 'confirm';
      readonly consequences: readonly Consequence[];
      readonly reasonNeeded: boolean;
      readonly about: ResultInQuestion | null;
    }
  | {
      readonly kind: 'conflict';
      readonly since: readonly JournalEntry[];
      readonly about: ResultInQuestion | null;
    };

/** Their yes, with the reason given; null is a no. */
export type Answer = { readonly reason: string } | null;
