import type { PlayerId } from './ids.ts';

/** Why a class is not given, or numbers are not published. */
export type ChampionshipRefusal =
  | { readonly code: 'championship.rules-unknown'; readonly rules: string }
  | {
      readonly code: 'championship.classes-invalid';
      readonly least: number;
      readonly most: number;
    }
  | { readonly code: 'championship.class-invalid'; readonly most: number }
  | { readonly code: 'championship.reason-missing'; readonly player: PlayerId }
  | { readonly code: 'championship.none' }
  /** Somebody has no class yet. */
  | { readonly code: 'championship.class-missing'; readonly player: PlayerId }
  /** A class that plays by itself goes by places. */
  | { readonly code: 'championship.no-targets' };

/** What is asked once the numbers are published. */
export type ChampionshipConsequence = {
  readonly code: 'consequence.targets-were-published';
  readonly article: string;
};
