import type { PlayerId } from './ids.ts';

/** What follows for games that are finished or played later than their round. */
export type OpenGameConsequence =
  /** A game without result counted as a draw when these rounds were paired, and was none. */
  | {
      readonly code: 'consequence.counted-as-draw';
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
      readonly pairedRounds: readonly number[];
      readonly article: string;
    }
  /** The same by a house rule: the game was taken for what the ratings expect. */
  | {
      readonly code: 'consequence.counted-as-expected';
      readonly white: PlayerId;
      readonly black: PlayerId;
      readonly whiteHalfPoints: number;
      readonly blackHalfPoints: number;
      readonly whiteCountedHalfPoints: number;
      readonly blackCountedHalfPoints: number;
      readonly pairedRounds: readonly number[];
    }
  /** The last round is paired while games of a round before it are open (DSU §11b, Tempelhof III.A.11). */
  | {
      readonly code: 'consequence.open-before-last-round';
      readonly round: number;
      readonly boards: readonly number[];
      readonly article: string;
    }
  /** The time fixed for finishing adjourned games of a round has not come (DSU §11c). */
  | {
      readonly code: 'consequence.paired-too-early';
      readonly round: number;
      readonly boards: readonly number[];
      readonly until: string;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.postponed-in-last-round';
      readonly round: number;
      readonly board: number;
      readonly article: string;
    }
  | {
      readonly code: 'consequence.due-too-late';
      readonly round: number;
      readonly board: number;
      readonly due: string;
      readonly until: string;
      readonly article: string;
    };
