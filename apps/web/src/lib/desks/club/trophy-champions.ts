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

/** Whether somebody has to look before it is taken: another winner is noted, or nobody of that name is entered. */
const isDoubtful = ({ state, isEntered }: ChampionOffer): boolean =>
  state === 'other' || !isEntered;

/** What can be taken over, what is doubtful first, each part in the order of its years. */
export function offersToTake(offers: readonly ChampionOffer[]): readonly ChampionOffer[] {
  const open = offers.filter(({ state }) => state === 'new' || state === 'other');
  return [...open.filter(isDoubtful), ...open.filter((offer) => !isDoubtful(offer))];
}
