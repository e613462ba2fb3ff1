import type { SeasonSection } from '@rokade/rules';

/** The champions of the club's seasons who may be taken over as winners of a trophy. */
export interface TrophyChampions {
  /** The sections of the programme in which somebody won. */
  readonly sections: readonly SeasonSection[];
  /** The section that is previewed; null: none yet. */
  readonly section: string | null;
  readonly offers: readonly ChampionOffer[];
}

/** The champion of a year. */
export interface ChampionOffer {
  readonly item: string;
  readonly year: number;
  readonly competition: string;
  readonly name: string;
  readonly isEntered: boolean;
  readonly state: 'new' | 'noted' | 'other' | 'shared';
  /** The recorded winner of that year; '' = none. */
  readonly winner: string;
}

/**
 * Whether an offer needs a check: another winner is recorded, or nobody of that name is entered.
 */
const isDoubtful = ({ state, isEntered }: ChampionOffer): boolean =>
  state === 'other' || !isEntered;

/** The offers that can be taken over, the doubtful ones first, each part by year. */
export function offersToTake(offers: readonly ChampionOffer[]): readonly ChampionOffer[] {
  const open = offers.filter(({ state }) => state === 'new' || state === 'other');
  return [...open.filter(isDoubtful), ...open.filter((offer) => !isDoubtful(offer))];
}
