import type { Fraction } from '@rokade/rules';
import type { ActOf } from '../acts.ts';
import type { Contest } from '../contest.ts';
import type { EntryId } from '../ids.ts';
import type { ContestRefusal } from '../refusal.ts';
import type { Leg } from './legs.ts';

/** What a leg is measured in. */
export type Measure = 'half-points' | 'points' | 'pins' | 'seconds' | 'strokes' | 'games';

/** Somebody in a leg. */
export interface LegResult {
  readonly entry: EntryId;
  /** Those who are equal share it. */
  readonly place: number;
  readonly value: number;
  readonly penalty: number;
  /** What of it counts, in the leg's measure. */
  readonly counted: number;
  readonly guest: boolean;
}

/** What a leg brought somebody in the table of all. */
export interface SeriesCell {
  readonly value: Fraction;
  /** It is among those that count. */
  readonly counts: boolean;
}

/** Somebody in the table of all. */
export interface SeriesLine {
  readonly entry: EntryId;
  /** null: too little for a place. */
  readonly rank: number | null;
  readonly total: Fraction;
  /** One for each leg; null: not there, or not counted. */
  readonly cells: readonly (SeriesCell | null)[];
}

/** What whoever runs a series should see to. */
export type SeriesWarning =
  | { readonly kind: 'no-blitz' }
  | { readonly kind: 'few-legs'; readonly least: number }
  | { readonly kind: 'few-players'; readonly leg: Leg; readonly least: number }
  /** Some have fewer results than count, and stand behind all who have more. */
  | { readonly kind: 'few-results'; readonly counted: number }
  | { readonly kind: 'other-system'; readonly leg: Leg; readonly most: number };

/** A series: legs with results, and what is made of them all. */
export interface SeriesRules {
  /** What a leg may be. */
  readonly kinds: readonly string[];
  /** Which of them takes a vote; null: none. */
  readonly voted: string | null;
  /** Whether legs have somebody who runs them, and results with penalties, guests, games or the system they were played by. */
  readonly asks: readonly ('organiser' | 'penalty' | 'guest' | 'games' | 'system')[];
  /** Lots may divide the first place. */
  readonly drawsTitle: boolean;
  /** What a total is. */
  readonly total: 'sum' | 'percent' | 'points';
  /** What it is made of. */
  readonly legs: (contest: Contest) => readonly Leg[];
  readonly measureOf: (contest: Contest, what: string) => Measure;
  readonly objectionToPlan: (
    contest: Contest,
    legs: readonly Leg[],
    act: ActOf<'leg-planned'>,
  ) => ContestRefusal | null;
  /** What does not add up in results that can be by themselves. */
  readonly objectionToScores: (
    contest: Contest,
    leg: Leg,
    act: ActOf<'leg-held'>,
  ) => ContestRefusal | null;
  readonly results: (contest: Contest, leg: Leg) => readonly LegResult[];
  /** Whether somebody's age is part of one of their results. */
  readonly countsAge: (contest: Contest, entry: EntryId) => boolean;
  readonly lines: (contest: Contest, legs: readonly Leg[]) => readonly SeriesLine[];
  readonly warnings: (contest: Contest, legs: readonly Leg[]) => readonly SeriesWarning[];
}
