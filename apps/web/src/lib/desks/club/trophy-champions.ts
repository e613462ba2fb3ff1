import type { SeasonSection } from '@rokade/rules';

/** What the club's seasons offer a trophy. */
export interface TrophyChampions {
  /** The parts of the programme in which somebody won. */
  readonly sections: readonly SeasonSection[];
  /** Which of them is looked at; null: none yet. */
  readonly section: string | null;
  readonly offers: readonly ChampionOffer[];
}

/** A champion of a year. */
export interface ChampionOffer {
  readonly item: string;
  readonly year: number;
  readonly competition: string;
  readonly name: string;
  readonly isEntered: boolean;
  readonly state: 'new' | 'noted' | 'other' | 'shared';
  /** Who is noted as winner of that year; '' = nobody. */
  readonly winner: string;
}
