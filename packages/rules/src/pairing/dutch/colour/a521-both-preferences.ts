import type { ColourRule } from './colour-rule.ts';

/**
 * Grant both preferences, if both players have one and they differ.
 * `@article FIDE C.04.3 2026 5.2.1`
 */
export const bothPreferences: ColourRule = {
  article: '5.2.1',
  colourOfHigher: ({ preference: { colour } }, { preference: { colour: other } }) =>
    colour !== null && other !== null && colour !== other ? colour : null,
};
