import type { LawsEdition } from '../edition.ts';

/** The moment of an offer of a draw. */
export type OfferMoment = 'after-move-before-clock' | 'before-own-move' | 'in-opponents-time';

/** Whether an offer is valid, and whether it was made correctly. */
export interface DrawOffer {
  readonly stands: boolean;
  readonly proper: boolean;
  readonly article: string;
}

/**
 * An offer of a draw is valid whenever it is made; in the opponent's time it can be a disturbance
 * (12.5). It has no conditions, cannot be withdrawn, and ends when it is accepted, declined by word or
 * by touching a piece, or with the game. In 2023 no draw can be agreed before both have moved.
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
 * Whether players may agree to a draw after a number of Black's moves: by the Laws of 2023 once both
 * have moved, and not earlier than the event allows.
 *
 * @article Laws 2001 5.2c
 * @article FIDE Laws 2023 5.2.3, 9.1.1
 */
export const mayAgreeDraw = (laws: LawsEdition, movesOfBlack: number, fewestMoves = 0): boolean =>
  movesOfBlack >= Math.max(fewestMoves, laws === 'laws-2001' ? 0 : 1);
