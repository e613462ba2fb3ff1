import type { BlitzSystem } from '@rokade/rules';

/** Points that a tournament brings an evening, to be looked at in its form before they are noted. */
export interface EveningPlayed {
  readonly leg: string;
  /** '' = it has none. */
  readonly day: string;
  readonly games: string;
  readonly system: BlitzSystem;
  readonly results: readonly {
    readonly entry: string;
    readonly value: string;
    readonly guest: boolean;
  }[];
  /** Who played and is not entered, with the id that they would get. */
  readonly strangers: readonly {
    readonly entry: string;
    readonly name: string;
    readonly person: string;
    readonly value: string;
  }[];
}
