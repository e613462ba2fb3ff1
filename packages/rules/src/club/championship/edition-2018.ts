import { type PromotionRules, promotion2018 } from '../promotion/edition-2018.ts';

/** A club's championship by one edition of its regulation. */
export interface ChampionshipRules {
  readonly code: string;
  readonly regulation: string;
  /** How many classes it has, at least and at most. */
  readonly classes: readonly [least: number, most: number];
  /** The players of a class: at most; from how many each may play everybody against everybody. */
  readonly mostInClass: number;
  readonly allPlayAllFrom: number;
  /** The rounds of the one Swiss of all classes. */
  readonly rounds: {
    readonly usual: number;
    readonly least: number;
    /** With fewer, or more, players there may be others. */
    readonly players: readonly [least: number, most: number];
  };
  /** A class of more than so many may play a Swiss, long enough for the first places to be sure. */
  readonly swissInClass: { readonly over: number; readonly surePlaces: number };
  /** How many of a class go up, and down, where classes play by themselves. */
  readonly up: number;
  readonly down: number;
  /** What the places of the cup give for the next championship, the best first. */
  readonly cup: readonly { readonly place: number; readonly class: number }[];
  /** Where all classes play in one Swiss. */
  readonly promotion: PromotionRules;
}

/** @article Tempelhof 2018 III.A.1, III.A.2, III.A.4, III.A.5, III.A.8 */
export const championship2018: ChampionshipRules = {
  code: 'tempelhof-2018',
  regulation: 'Tempelhof 2018',
  classes: [3, 4],
  mostInClass: 20,
  allPlayAllFrom: 7,
  rounds: { usual: 11, least: 9, players: [40, 60] },
  swissInClass: { over: 12, surePlaces: 3 },
  up: 2,
  down: 2,
  cup: [
    { place: 2, class: 1 },
    { place: 4, class: 2 },
  ],
  promotion: promotion2018,
};

const editions: readonly ChampionshipRules[] = [championship2018];

/** The championship of a rule set, if there is one. */
export const championshipRules = (code: string): ChampionshipRules | undefined =>
  editions.find((one) => one.code === code);
