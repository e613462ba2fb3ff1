import type { Fraction } from '@rokade/rules';
import type { ActOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import type { ContestRefusal } from '../refusal.ts';
import type { Leg } from './legs.ts';

/** The measure of results in a leg. */
export type Measure = 'half-points' | 'points' | 'pins' | 'seconds' | 'strokes' | 'games';

/** A player's result in a leg. */
export interface LegResult {
  readonly entry: EntryId;
  /** Shared by equal players. */
  readonly place: number;
  readonly value: number;
  readonly penalty: number;
  /** The counting part, in the leg's measure. */
  readonly counted: number;
  readonly guest: boolean;
}

/** A player's cell for a leg in the overall table. */
export interface SeriesCell {
  readonly value: Fraction;
  /** Whether it is among those that count. */
  readonly counts: boolean;
}

/** A player's line in the overall table. */
export interface SeriesLine {
  readonly entry: EntryId;
  /** null: too few results for a place. */
  readonly rank: number | null;
  readonly total: Fraction;
  /** One for each leg; null: absent, or not counted. */
  readonly cells: readonly (SeriesCell | null)[];
}

/** A warning for who runs a series. */
export type SeriesWarning =
  | { readonly kind: 'no-blitz' }
  | { readonly kind: 'few-legs'; readonly least: number }
  | { readonly kind: 'few-players'; readonly leg: Leg; readonly least: number }
  /** Some players have fewer results than count, and are behind all who have more. */
  | { readonly kind: 'few-results'; readonly counted: number }
  | { readonly kind: 'other-system'; readonly leg: Leg; readonly most: number };

/** A series: legs with results, and the overall table made of them. */
export interface SeriesRules {
  /** The possible kinds of legs. */
  readonly kinds: readonly string[];
  /** The kind that needs a vote; null: none. */
  readonly voted: string | null;
  /** The further facts of legs: who runs them; results with penalties, guests or games; the system of play. */
  readonly asks: readonly ('organiser' | 'penalty' | 'guest' | 'games' | 'system')[];
  /** Whether lots can decide first place. */
  readonly drawsTitle: boolean;
  /** The unit of a total. */
  readonly total: 'sum' | 'percent' | 'points';
  /** The legs of a competition. */
  readonly legs: (contest: Contest) => readonly Leg[];
  readonly measureOf: (contest: Contest, what: string) => Measure;
  readonly objectionToPlan: (
    contest: Contest,
    legs: readonly Leg[],
    act: ActOf<'leg-planned'>,
  ) => ContestRefusal | null;
  /** Questions about results that are possible one by one, but do not add up. */
  readonly objectionToScores: (
    contest: Contest,
    leg: Leg,
    act: ActOf<'leg-held'>,
  ) => ContestRefusal | null;
  readonly results: (contest: Contest, leg: Leg) => readonly LegResult[];
  /** Whether a player's age affects one of their results. */
  readonly countsAge: (contest: Contest, entry: EntryId) => boolean;
  readonly lines: (contest: Contest, legs: readonly Leg[]) => readonly SeriesLine[];
  readonly warnings: (contest: Contest, legs: readonly Leg[]) => readonly SeriesWarning[];
}
