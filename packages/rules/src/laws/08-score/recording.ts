import type { KindOfPlay } from '../../kernel/kind-of-play.ts';

/** A player at the score sheet. */
export interface ScoreKeeper {
  readonly play: KindOfPlay;
  readonly secondsLeft: number;
  /** Added for each move. */
  readonly incrementSeconds: number;
}

const lessThan = 300;
const enoughIncrement = 30;

/**
 * Whether a player must write the moves down: always, but in rapid and blitz play, and but with less
 * than five minutes left where no move adds half a minute or more.
 *
 * @article Laws 2001 8.1, 8.4, B3
 * @article FIDE Laws 2023 8.1, 8.4, A.2
 */
export const mustRecord = ({ play, secondsLeft, incrementSeconds }: ScoreKeeper): boolean =>
  play === 'standard' && (secondsLeft >= lessThan || incrementSeconds >= enoughIncrement);

/** Who makes up the score after a flag, how, and where that stands. */
export interface ScoreMadeUp {
  readonly code: 'own-score' | 'with-the-arbiters' | 'with-the-opponents' | 'on-another-board';
  readonly article: string;
}

/**
 * How the scores are made up once a flag has fallen: where neither player had to write, with the
 * arbiter's notes or the other's score, the clocks standing; where one had, with the other's, which is
 * given back before the move; where no score is whole, on another board.
 *
 * @article Laws 2001 8.4, 8.5a, 8.5b, 8.5c
 * @article FIDE Laws 2023 8.5.1, 8.5.2, 8.5.3
 */
export function scoreMadeUp(exempt: 'nobody' | 'one' | 'both', isAnyWhole: boolean): ScoreMadeUp {
  if (!isAnyWhole) return { code: 'on-another-board', article: '8.5c' };
  if (exempt === 'both') return { code: 'with-the-arbiters', article: '8.5a' };
  return exempt === 'one'
    ? { code: 'with-the-opponents', article: '8.5b' }
    : { code: 'own-score', article: '8.4' };
}

/**
 * Whether the result written on a score counts: as it is signed by both, unless the arbiter decides
 * otherwise.
 *
 * @article Laws 2001 8.7
 * @article FIDE Laws 2023 8.7
 */
export const writtenResultCounts = (signed: {
  readonly white: boolean;
  readonly black: boolean;
}): boolean => signed.white && signed.black;
