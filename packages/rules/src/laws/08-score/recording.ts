import type { KindOfPlay } from '../../kernel/kind-of-play.ts';

/** A player with the score sheet. */
export interface ScoreKeeper {
  readonly play: KindOfPlay;
  readonly secondsLeft: number;
  /** Added for each move, in seconds. */
  readonly incrementSeconds: number;
}

const lessThan = 300;
const enoughIncrement = 30;

/**
 * Whether a player must record the moves: always, except in rapid and blitz play, and with less than
 * five minutes left if each move adds less than half a minute.
 *
 * @article Laws 2001 8.1, 8.4, B3
 * @article FIDE Laws 2023 8.1, 8.4, A.2
 */
export const mustRecord = ({ play, secondsLeft, incrementSeconds }: ScoreKeeper): boolean =>
  play === 'standard' && (secondsLeft >= lessThan || incrementSeconds >= enoughIncrement);

/** Who completes the score after a fallen flag, how, and the article. */
export interface ScoreMadeUp {
  readonly code: 'own-score' | 'with-the-arbiters' | 'with-the-opponents' | 'on-another-board';
  readonly article: string;
}

/**
 * How the scores are completed after a fallen flag: if neither player had to record, with the arbiter's
 * notes or the opponent's score, clocks stopped; if one did, with the opponent's, which is given back
 * before the move; if no score is complete, on another board.
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
 * Whether the result on a score counts: as signed by both, unless the arbiter decides otherwise.
 *
 * @article Laws 2001 8.7
 * @article FIDE Laws 2023 8.7
 */
export const writtenResultCounts = (signed: {
  readonly white: boolean;
  readonly black: boolean;
}): boolean => signed.white && signed.black;
