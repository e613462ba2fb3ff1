import type { KindOfPlay } from '../../kernel/kind-of-play.ts';
import type { LawsEdition } from '../edition.ts';

/** Two fallen flags, where it is not known which fell first. */
export interface FallenFlags {
  readonly laws: LawsEdition;
  readonly play: KindOfPlay;
  /** Whether they fell in the period in which all remaining moves had to be made. */
  readonly lastPeriod: boolean;
}

/** Whether the game goes on or is drawn, and the article. */
export interface FallenFlagsOutcome {
  readonly outcome: 'goes-on' | 'draw';
  readonly article: string;
}

/**
 * The outcome of a game with two fallen flags. In a quickplay finish, and in rapid and blitz play, it
 * is drawn; before the last period it goes on.
 *
 * @article Laws 2001 6.12, 10.3, B8
 * @article FIDE Laws 2023 III.3.1
 * @article Tempelhof 2018 III.B.9
 */
export function bothFlags({ laws, play, lastPeriod }: FallenFlags): FallenFlagsOutcome {
  if (laws === 'tempelhof-2018' && play !== 'standard') {
    return { outcome: 'draw', article: 'Tempelhof III.B.9' };
  }
  if (laws !== 'laws-2001') {
    return { outcome: lastPeriod ? 'draw' : 'goes-on', article: 'III.3.1' };
  }
  if (play !== 'standard') return { outcome: 'draw', article: 'B8' };
  return lastPeriod
    ? { outcome: 'draw', article: '10.3' }
    : { outcome: 'goes-on', article: '6.12' };
}
