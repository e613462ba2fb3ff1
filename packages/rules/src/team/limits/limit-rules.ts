import type { LineUpRules } from '../line-up.ts';

/** What a board costs that was filled against the rules, or left empty above others. */
export const boardForfeits = ['nothing', 'this-board', 'from-there-down'] as const;

export type BoardForfeit = (typeof boardForfeits)[number];

/** A count in a line-up with its bound; null: no rule. */
type Bound = number | null;

/**
 * What a league asks of squads and line-ups; null where it asks nothing. Codes and articles say where a
 * rule is from; a league that has other numbers changes them in its copy.
 */
export interface LineUpLimits extends LineUpRules {
  readonly code: string;
  /** Where the order of boards stands. */
  readonly article: string | null;
  /** Nobody may be listed behind somebody whose rating is lower by more than this. */
  readonly ratingGap: Bound;
  /** After so many matches in higher teams of the club a player no longer plays in a lower one. */
  readonly fixedAfter: Bound;
  /** Whether a player may play for one club of the league alone. */
  readonly oneClub: boolean;
  readonly mostGuests: Bound;
  readonly mostForeigners: Bound;
  readonly leastJuniors: Bound;
  readonly leastWomen: Bound;
  readonly mostReserves: Bound;
  /** Regular players of a squad beyond the boards: none, as a rule. */
  readonly fixedReserves: Bound;
  readonly wrongOrder: BoardForfeit;
  readonly gap: BoardForfeit;
  /** For a player who may not play there at all. */
  readonly ineligible: BoardForfeit;
  /** From so many empty boards on the team loses match points. */
  readonly penaltyFromEmpty: Bound;
  /** The match points for that. */
  readonly penaltyMatchPoints: number;
  /** After so many minutes a board without its player may be taken by a reserve; null: never. */
  readonly reserveAfterMinutes: Bound;
  /** Whether the game of such a reserve is rated. */
  readonly ratesLateReserve: boolean;
}

/** No rule but that a player sits at one board. */
const free: LineUpLimits = {
  code: 'free',
  article: null,
  order: 'free',
  maxSwap: 0,
  ratingGap: null,
  fixedAfter: null,
  oneClub: false,
  mostGuests: null,
  mostForeigners: null,
  leastJuniors: null,
  leastWomen: null,
  mostReserves: null,
  fixedReserves: null,
  wrongOrder: 'nothing',
  gap: 'nothing',
  ineligible: 'nothing',
  penaltyFromEmpty: null,
  penaltyMatchPoints: 0,
  reserveAfterMinutes: null,
  ratesLateReserve: true,
};

/**
 * The Danish divisions: by list, for one club, and a point less for three empty boards of eight. A reserve
 * may sit down after half an hour; that game is not rated.
 *
 * @article DSU 2010 4.5.4.2
 */
const dsu: LineUpLimits = {
  ...free,
  code: 'dsu',
  article: null,
  order: 'list',
  oneClub: true,
  wrongOrder: 'from-there-down',
  gap: 'this-board',
  ineligible: 'this-board',
  penaltyFromEmpty: 3,
  penaltyMatchPoints: 1,
  reserveAfterMinutes: 30,
  ratesLateReserve: false,
};

/**
 * The Berlin team championships: by the order that the committee and the captains settle on, eight
 * regular players and a fixed reserve (four and one in the evening league), further reserves, players of
 * lower teams on request.
 *
 * @article Tempelhof 2018 III.H.3, III.H.4
 */
const bsv: LineUpLimits = {
  ...free,
  code: 'bsv',
  article: 'Tempelhof III.H.3',
  order: 'list',
  oneClub: true,
  fixedReserves: 1,
  wrongOrder: 'from-there-down',
  gap: 'from-there-down',
  ineligible: 'from-there-down',
};

export const lineUpLimits = { dsu, bsv, free } as const satisfies Record<string, LineUpLimits>;

export type LineUpLimitsCode = keyof typeof lineUpLimits;
