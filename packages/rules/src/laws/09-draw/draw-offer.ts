import type { LawsEdition } from '../edition.ts';

/** When a draw was offered. */
export type OfferMoment = 'after-move-before-clock' | 'before-own-move' | 'in-opponents-time';

/** Whether an offer stands, and whether it was made as it should be. */
export interface DrawOffer {
  readonly stands: boolean;
  readonly proper: boolean;
  readonly article: string;
}

/**
 * An offer of a draw stands whenever it is made; made in the other's time it may be a disturbance
 * (12.5). It has no conditions, cannot be taken back, and ends when it is taken, declined by word or
 * by touching a man, or with the game. In 2023 no draw is agreed before both have moved.
 *
 * @article Laws 2001 9.1, 9.1a, 9.1b, 9.1c, E12
 * @article FIDE Laws 2023 9.1.2.1
 */
export const drawOffer = (moment: OfferMoment): DrawOffer => ({
  stands: true,
  proper: moment === 'after-move-before-clock',
  article: '9.1',
});

/**
 * Whether the players may agree to a draw after so many moves of both: by the Laws of 2023 once both
 * have moved, and not earlier than the event says.
 *
 * @article Laws 2001 5.2c
 * @article FIDE Laws 2023 5.2.3, 9.1.1
 */
export const mayAgreeDraw = (laws: LawsEdition, movesOfBlack: number, fewestMoves = 0): boolean =>
  movesOfBlack >= Math.max(fewestMoves, laws === 'laws-2001' ? 0 : 1);
