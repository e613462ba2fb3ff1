import { type ColourReceived, coloursReceived } from '../../dutch/colour/colours-received.ts';
import type { Criterion } from '../../dutch/criteria/criterion.ts';

const isThirdInRow = ({ player: { colours }, colour }: ColourReceived): boolean =>
  colours.at(-1) === colour && colours.at(-2) === colour;

/**
 * As few topscorers and opponents of topscorers as possible get the same colour a third time running.
 * `@article FIDE C.04.3 2026 C11`
 */
export const c11ThreeInARowOfTopscorers: Criterion = {
  code: 'C11',
  passedOver: 'dutch.passed-over-topscorer-colour',
  ofPair: (higher, lower, { field }) =>
    higher.isTopscorer || lower.isTopscorer
      ? coloursReceived(higher, lower, field.initialColour).filter(isThirdInRow).length
      : 0,
  atMost: ({ mdps, residents }, pairs) =>
    [...mdps, ...residents].some(({ isTopscorer }) => isTopscorer) ? 2 * pairs : 0,
};
