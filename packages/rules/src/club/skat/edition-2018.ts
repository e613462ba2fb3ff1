/** The games of Skat, except Ramsch. */
export const skatGames = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'] as const;
export type SkatGame = (typeof skatGames)[number];
export type TrumpGame = Exclude<SkatGame, 'null'>;

/** The values of games, and what is added and subtracted. */
export interface SkatRules {
  readonly code: string;
  readonly trumps: Readonly<
    Record<TrumpGame, { readonly value: number; readonly matadors: number }>
  >;
  /** The values of Null by whether it is played from the hand and open. */
  readonly nullValues: {
    readonly plain: number;
    readonly hand: number;
    readonly open: number;
    readonly openHand: number;
  };
  /** The factor of a lost game; 1 if Schneider or Schwarz was announced from the hand. */
  readonly lost: number;
  readonly lostAnnounced: number;
  /**
   * Added for the declarer's won game, subtracted for a lost one; each opponent gets it for the
   * declarer's lost game.
   */
  readonly bonus: number;
  /** For the player with the fewest card points in Ramsch, in addition to the bonus. */
  readonly ramsch: number;
  /** The number of rounds, and of games in each. */
  readonly rounds: number;
  readonly games: number;
}

/**
 * The values of the Altenburg rules, with the club's own for Grand and Null.
 *
 * @article Tempelhof 2018 III.I.1, III.I.3, III.I.5, III.I.6, III.I.9, III.I.10, III.I.11
 */
export const skat2018: SkatRules = {
  code: 'tempelhof-2018',
  trumps: {
    clubs: { value: 12, matadors: 11 },
    spades: { value: 11, matadors: 11 },
    hearts: { value: 10, matadors: 11 },
    diamonds: { value: 9, matadors: 11 },
    grand: { value: 24, matadors: 4 },
  },
  nullValues: { plain: 23, hand: 35, open: 46, openHand: 59 },
  lost: 2,
  lostAnnounced: 1,
  bonus: 50,
  ramsch: 23,
  rounds: 3,
  games: 18,
};
