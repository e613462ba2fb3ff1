import type { PlayerId } from './ids.ts';

interface OfExcuse {
  readonly player: PlayerId;
  readonly round: number;
  readonly article: string;
}

/** What an excuse leaves of the regulation; the arbiter may accept it all the same. */
export type ExcuseConsequence =
  | (OfExcuse & {
      readonly code: 'consequence.excuse-arbiter-not-told' | 'consequence.excuse-opponent-not-told';
    })
  | (OfExcuse & {
      readonly code:
        | 'consequence.excuse-arbiter-told-late'
        | 'consequence.excuse-opponent-told-late';
      readonly until: string;
    })
  | (OfExcuse & {
      readonly code: 'consequence.excuse-dates-missing';
      readonly offered: number;
      readonly wanted: number;
    })
  | (OfExcuse & { readonly code: 'consequence.excuse-too-many'; readonly most: number });

/** Why an excuse was not noted or taken away. */
export type ExcuseRefusal =
  /** Only from a game of a round that is out can somebody stay away. */
  | { readonly code: 'excuse.no-game'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'excuse.game-over'; readonly player: PlayerId; readonly round: number }
  | { readonly code: 'excuse.not-a-day'; readonly day: string }
  | { readonly code: 'excuse.none'; readonly player: PlayerId; readonly round: number };
