import { type PromotionRules, promotion2018 } from '../promotion/edition-2018.ts';

/** The rules of a club's championship in one edition of its regulation. */
export interface ChampionshipRules {
  readonly code: string;
  readonly regulation: string;
  /** The smallest and the greatest number of classes. */
  readonly classes: readonly [least: number, most: number];
  /** The most players of a class, and the number from which all-play-all is allowed. */
  readonly mostInClass: number;
  readonly allPlayAllFrom: number;
  /** The rounds of the one Swiss of all classes. */
  readonly rounds: {
    readonly usual: number;
    readonly least: number;
    /** With fewer or more players another number of rounds is allowed. */
    readonly players: readonly [least: number, most: number];
  };
  /**
   * A class with more than this many players may play a Swiss, long enough for the first places to be
   * certain.
   */
  readonly swissInClass: { readonly over: number; readonly surePlaces: number };
  /** How many players of a class go up and down, where classes play separately. */
  readonly up: number;
  readonly down: number;
  /** The classes that places in the cup give for the next championship, best place first. */
  readonly cup: readonly { readonly place: number; readonly class: number }[];
  /** The rules of promotion where all classes play in one Swiss. */
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

/** The championship's rules of a rule set, if it has any. */
export const championshipRules = (code: string): ChampionshipRules | undefined =>
  editions.find((one) => one.code === code);
