import { type ColourReceived, coloursReceived } from '../../dutch/colour/colours-received.ts';
import type { Criterion } from '../../dutch/criteria/criterion.ts';

const goesBeyondTwo = ({ player, colour }: ColourReceived): boolean =>
  Math.abs(player.colourDifference + (colour === 'white' ? 1 : -1)) > 2;

/**
 * As few topscorers and opponents of topscorers as possible get a colour difference beyond two.
 * `@article FIDE C.04.3 2026 C10`
 */
export const c10ColourDifferenceOfTopscorers: Criterion = {
  code: 'C10',
  passedOver: 'dutch.passed-over-topscorer-colour',
  ofPair: (higher, lower, { field }) =>
    higher.isTopscorer || lower.isTopscorer
      ? coloursReceived(higher, lower, field.initialColour).filter(goesBeyondTwo).length
      : 0,
  atMost: ({ mdps, residents }, pairs) =>
    [...mdps, ...residents].some(({ isTopscorer }) => isTopscorer) ? 2 * pairs : 0,
};
