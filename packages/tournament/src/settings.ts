/** Languages Rokade speaks. */
export const languages = ['da', 'de', 'en'] as const;
export type Language = (typeof languages)[number];

/** Pairing systems a tournament can choose, with the edition of the regulation. */
export type SystemChoice = { readonly code: 'monrad'; readonly edition: 'dsu-2002' };

/** Tie-breaks that the organiser can choose, in the order they are applied. */
export type TieBreakCode = 'DSU-AK' | 'DSU-SB';

/** One stage of the thinking time. `moves` null: for the rest of the game. */
export interface TimeStage {
  readonly moves: number | null;
  readonly minutes: number;
}

/** Thinking time for each player; the increment runs from move 1. */
export interface TimeControl {
  readonly stages: readonly TimeStage[];
  readonly incrementSeconds: number;
}

/** What everybody may see without an account. */
export interface Visibility {
  /** False: the tournament has no public page at all. */
  readonly published: boolean;
  readonly ratings: boolean;
  readonly clubs: boolean;
  readonly standings: boolean;
  readonly crosstable: boolean;
  readonly playerCards: boolean;
  /** `full`: "Hansen, Ida"; `initials`: "H., Ida" for children's tournaments. */
  readonly names: 'full' | 'initials';
}

/** What the organiser decides about a tournament. Dates are ISO (`2026-11-21`), '' = not yet known. */
export interface Settings {
  readonly name: string;
  readonly place: string;
  readonly group: string;
  readonly federation: string;
  readonly system: SystemChoice;
  readonly roundsPlanned: number;
  /** One per round, index 0 is round 1; may be shorter than the rounds. Local time `2026-11-21T19:00` or a date. */
  readonly roundDates: readonly string[];
  readonly timeControl: TimeControl;
  readonly chiefArbiter: string;
  readonly arbiters: readonly string[];
  /** Turneringskomite, DSU §5b: three members. */
  readonly committee: readonly string[];
  readonly tieBreaks: readonly TieBreakCode[];
  readonly printLanguage: Language;
  readonly visibility: Visibility;
}
