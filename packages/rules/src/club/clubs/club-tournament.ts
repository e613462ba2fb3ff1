import type { ClubWords } from './club-words.ts';

/** A tournament of a club's year: how it begins by the club's rules. */
export interface ClubTournament {
  readonly code: string;
  readonly words: ClubWords;
  /** The article that says so. */
  readonly article: string;
  /** The code of its pairing system, and what is chosen in it. */
  readonly system: string;
  readonly options?: Readonly<Record<string, unknown>>;
  /** null: as many as its players need. */
  readonly rounds: number | null;
  /** How its rounds follow each other. */
  readonly rhythm: 'weekly' | 'one-day' | 'weekend';
  /** Minutes for so many moves, or for the rest of the game. */
  readonly stages: readonly { readonly moves: number | null; readonly minutes: number }[];
  readonly incrementSeconds: number;
  /** The template of its prizes; absent: its regulation names none that the program knows. */
  readonly prizes?: 'club' | 'hort';
  /** The kind of tournament that any club knows in whose place it stands; absent: none. */
  readonly insteadOf?: 'club-championship' | 'blitz-evening' | 'open-rapid';
  /** The championship's rules and the number of its classes; absent: it is played in one. */
  readonly classes?: { readonly rules: string; readonly of: number };
}
