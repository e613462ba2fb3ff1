import type { PlayerId } from './ids.ts';

/** What follows from pairing, or leaving out, those whom nobody has seen. */
export type CheckInConsequence =
  /** Paired although nobody has seen them in the hall. */
  | {
      readonly code: 'consequence.not-checked-in';
      readonly round: number;
      readonly players: readonly PlayerId[];
      readonly expected: number;
    }
  /** More than half are missing: it may be the check-in that is, and not the players. */
  | {
      readonly code: 'consequence.most-missing';
      readonly missing: number;
      readonly expected: number;
    };

/** Why a command about who is in the hall was not carried out. */
export type CheckInRefusal =
  /** Who is in the hall is asked before the next round alone. */
  | { readonly code: 'check-in.not-this-round'; readonly round: number }
  /** Somebody is there, or was not expected. */
  | { readonly code: 'check-in.not-missing'; readonly player: PlayerId }
  | { readonly code: 'check-in.not-a-no-show'; readonly player: PlayerId; readonly round: number };
