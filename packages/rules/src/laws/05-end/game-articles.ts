import type { LawsEdition } from '../edition.ts';

/** The ends of a game by the position on the board. */
export type BoardEnd = 'checkmate' | 'stalemate' | 'dead-position' | 'fivefold' | 'seventy-five';

/** The claims that the player to move may make. */
export type ClaimKind = 'threefold' | 'fifty';

/** The articles of an edition; '' if it does not have such an end. */
export interface GameArticles {
  readonly ends: Readonly<Record<BoardEnd, string>>;
  readonly claims: Readonly<Record<ClaimKind, string>>;
  /** The articles of a claim with a move that is written and not made. */
  readonly intended: Readonly<Record<ClaimKind, string>>;
}

const articles2023: GameArticles = {
  ends: {
    checkmate: '5.1.1',
    stalemate: '5.2.1',
    'dead-position': '5.2.2',
    fivefold: '9.6.1',
    'seventy-five': '9.6.2',
  },
  claims: { threefold: '9.2', fifty: '9.3' },
  intended: { threefold: '9.2.1', fifty: '9.3.1' },
};

/**
 * The articles of each edition. In 2001 there is no end by repetition or number of moves without a
 * claim; Tempelhof uses the Laws in force (I.3).
 *
 * @article Laws 2001 5.1a, 5.2a, 5.2b, 5.2d, 5.2e, 9.2, 9.3, 9.6
 * @article FIDE Laws 2023 5.1.1, 5.2.1, 5.2.2, 9.2, 9.3, 9.6.1, 9.6.2
 */
export const gameArticles: Readonly<Record<LawsEdition, GameArticles>> = {
  'laws-2001': {
    ends: {
      checkmate: '5.1a',
      stalemate: '5.2a',
      'dead-position': '5.2b',
      fivefold: '',
      'seventy-five': '',
    },
    claims: { threefold: '9.2', fifty: '9.3' },
    intended: { threefold: '9.2a', fifty: '9.3a' },
  },
  'laws-2023': articles2023,
  'tempelhof-2018': articles2023,
};
