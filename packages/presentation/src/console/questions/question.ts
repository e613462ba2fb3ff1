import type { Consequence, GameResult, JournalEntry } from '@rokade/tournament';

/** A result that is saved only after the arbiter has answered a question. */
export interface ResultInQuestion {
  readonly round: number;
  readonly board: number;
  readonly white: string;
  readonly black: string;
  readonly mine: GameResult | null;
  /** The board's present result and who entered it ('': not known); null: not known here. */
  readonly stands: { readonly result: GameResult | null; readonly by: string } | null;
}

/** A question to the arbiter before an act is carried out. */
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

/** The answer: yes, with the reason that was given; null: no. */
export type Answer = { readonly reason: string } | null;
