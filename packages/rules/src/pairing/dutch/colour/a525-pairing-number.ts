import { opposite } from '../../../kernel/colour.ts';
import type { ColourRule } from './colour-rule.ts';

/**
 * The higher-ranked player gets the initial colour with an odd number, the other with an even one.
 * `@article FIDE C.04.3 2026 5.2.5`
 */
export const pairingNumber: ColourRule = {
  article: '5.2.5',
  colourOfHigher: ({ hasOddNumber }, _lower, initialColour) =>
    hasOddNumber ? initialColour : opposite(initialColour),
};
