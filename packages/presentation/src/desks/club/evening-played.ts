import type { BlitzSystem } from '@rokade/rules';

/** The points of a tournament for an evening, previewed in its form before they are recorded. */
export interface EveningPlayed {
  readonly leg: string;
  /** The day; '' = the tournament has none. */
  readonly day: string;
  readonly games: string;
  readonly system: BlitzSystem;
  readonly results: readonly {
    readonly entry: string;
    readonly value: string;
    readonly guest: boolean;
  }[];
  /** Players of the tournament who are not entered, with the id that they would get. */
  readonly strangers: readonly {
    readonly entry: string;
    readonly name: string;
    readonly person: string;
    readonly value: string;
  }[];
}
