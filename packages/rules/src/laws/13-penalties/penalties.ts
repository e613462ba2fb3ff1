import type { LawsEdition } from '../edition.ts';

/** The effect of a penalty on clocks, result and tournament. */
export type PenaltyEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'own-time' }
  | { readonly kind: 'opponent-time' }
  /** Lost; the opponent's points are decided with it. */
  | { readonly kind: 'game-lost' }
  | { readonly kind: 'own-points' }
  /** At most the points of a game. */
  | { readonly kind: 'opponent-points' }
  | { readonly kind: 'fine' }
  | { readonly kind: 'rounds-left-out' }
  | { readonly kind: 'out-of-tournament' };

/** The penalties of all editions, by code. */
export const penaltyCodes = [
  'game-lost',
  'fine',
  'warning',
  'more-time-for-opponent',
  'less-time',
  'more-points-for-opponent',
  'fewer-points',
  'excluded-from-rounds',
  'expelled',
] as const;
export type PenaltyCode = (typeof penaltyCodes)[number];

/** A penalty that an arbiter can give, with its article. */
export interface Penalty {
  readonly code: PenaltyCode;
  readonly article: string;
  readonly effect: PenaltyEffect;
}

const penalty = (code: PenaltyCode, article: string, kind: PenaltyEffect['kind']): Penalty => ({
  code,
  article,
  effect: { kind },
});

const penalties2023: readonly Penalty[] = [
  penalty('warning', '12.9.1', 'none'),
  penalty('more-time-for-opponent', '12.9.2', 'opponent-time'),
  penalty('less-time', '12.9.3', 'own-time'),
  penalty('more-points-for-opponent', '12.9.4', 'opponent-points'),
  penalty('fewer-points', '12.9.5', 'own-points'),
  penalty('game-lost', '12.9.6', 'game-lost'),
  penalty('fine', '12.9.7', 'fine'),
  penalty('excluded-from-rounds', '12.9.8', 'rounds-left-out'),
  penalty('expelled', '12.9.9', 'out-of-tournament'),
];

/**
 * The penalties of each edition, mildest first. Those of 2001 let the arbiter reduce both players'
 * points, so that a game can end 0–0 or ½–0 (12.7, 12.8).
 *
 * @article FIDE 2012 10.1
 * @article Laws 2001 13.4a, 13.4b, 13.4c, 13.4d, 13.4e, 13.4f, 13.4g
 * @article FIDE Laws 2023 12.9.1, 12.9.2, 12.9.3, 12.9.4, 12.9.5, 12.9.6, 12.9.7, 12.9.8, 12.9.9
 */
export const penaltiesOf: Readonly<Record<LawsEdition, readonly Penalty[]>> = {
  'laws-2001': [
    penalty('warning', '13.4a', 'none'),
    penalty('more-time-for-opponent', '13.4b', 'opponent-time'),
    penalty('less-time', '13.4c', 'own-time'),
    penalty('game-lost', '13.4d', 'game-lost'),
    penalty('fewer-points', '13.4e', 'own-points'),
    penalty('more-points-for-opponent', '13.4f', 'opponent-points'),
    penalty('expelled', '13.4g', 'out-of-tournament'),
  ],
  'laws-2023': penalties2023,
  'tempelhof-2018': penalties2023,
};

export type ConductCode =
  | 'disrepute'
  | 'result-arranged'
  | 'notes-or-advice'
  | 'analysis-on-another-board'
  | 'writing-more-than-allowed'
  | 'telephone'
  | 'finished-player-interferes'
  | 'left-without-leave'
  | 'walked-away'
  | 'disturbed-opponent'
  | 'refuses-the-laws';

/** A forbidden conduct, with the articles. */
export interface ConductCase {
  readonly code: ConductCode;
  readonly article2001: string;
  readonly article2023: string;
  /** Whether it loses at once by the Laws of 2023, unless the event has a milder penalty. */
  readonly losesIn2023: boolean;
}

const conduct = (
  code: ConductCode,
  article2001: string,
  article2023: string,
  losesIn2023 = false,
): ConductCase => ({ code, article2001, article2023, losesIn2023 });

/**
 * Conduct that can be punished by the list of penalties (12.6, 12.9). A result that was arranged and a game
 * left without a word are no cases of their own in the Laws, but of the tournament rules, which refer to
 * the article on disrepute. Whoever disturbs the opponent also does so with a complaint, which belongs to
 * the arbiter.
 *
 * @article Laws 2001 12.1, 12.2, 12.3, 12.4, 12.5, 12.6
 * @article FIDE 2012 6.6, 9.3, 9.5e
 * @article FIDE Laws 2023 11.1, 11.2, 11.3, 11.5
 */
export const conductCases: readonly ConductCase[] = [
  conduct('disrepute', '12.1', '11.1'),
  conduct('result-arranged', '12.1', '11.1'),
  conduct('notes-or-advice', '12.2', '11.3.1'),
  conduct('analysis-on-another-board', '12.2', '11.3.1'),
  conduct('writing-more-than-allowed', '12.2', '8.1.4'),
  conduct('telephone', '12.2', '11.3.2', true),
  conduct('finished-player-interferes', '12.3', '11.4'),
  conduct('left-without-leave', '12.4', '11.2.2'),
  conduct('walked-away', '12.1', '11.1'),
  conduct('disturbed-opponent', '12.5', '11.5'),
  conduct('refuses-the-laws', '12.7', '11.7', true),
];

/**
 * Whether a ringing telephone loses the game at the club: the first time is a warning, the second on
 * the same day loses.
 *
 * @article Tempelhof 2018 I.10
 */
export const telephoneLoses = (timesOnThisDay: number): boolean => timesOnThisDay > 1;
