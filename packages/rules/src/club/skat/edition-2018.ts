/** The games of Skat, Ramsch apart. */
export const skatGames = ['clubs', 'spades', 'hearts', 'diamonds', 'grand', 'null'] as const;
export type SkatGame = (typeof skatGames)[number];
export type TrumpGame = Exclude<SkatGame, 'null'>;

/** What a game is worth, and what is added and taken off. */
export interface SkatRules {
  readonly code: string;
  readonly trumps: Readonly<
    Record<TrumpGame, { readonly value: number; readonly matadors: number }>
  >;
  /** By whether it is played from the hand and open. */
  readonly nullValues: {
    readonly plain: number;
    readonly hand: number;
    readonly open: number;
    readonly openHand: number;
  };
  /** A lost game counts so many times; from the hand with Schneider or Schwarz announced once. */
  readonly lost: number;
  readonly lostAnnounced: number;
  /** To the declarer for a game won, from him for one lost; to each opponent for one he loses. */
  readonly bonus: number;
  /** Ramsch: to whoever has the fewest card points, and the bonus besides. */
  readonly ramsch: number;
  /** How many rounds are played, and games in each. */
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
