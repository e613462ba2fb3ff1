import type { ColourRule } from './colour-rule.ts';

/** Grant the preference of the higher-ranked player. `@article FIDE C.04.3 2026 5.2.4` */
export const higherRankedPreference: ColourRule = {
  article: '5.2.4',
  colourOfHigher: ({ preference }) => preference.colour,
};
