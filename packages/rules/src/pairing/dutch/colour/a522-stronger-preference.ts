import { opposite } from '../../../kernel/colour.ts';
import { preferenceStrength } from '../field/colour-preference.ts';
import type { Pairee } from '../field/pairee.ts';
import type { ColourRule } from './colour-rule.ts';

/**
 * Positive if the first has the stronger preference; two absolute ones are compared by their colour
 * difference.
 */
function comparePreferences(a: Pairee, b: Pairee): number {
  const strength = a.preference.strength - b.preference.strength;
  if (strength !== 0 || a.preference.strength !== preferenceStrength.absolute) return strength;
  return Math.abs(a.colourDifference) - Math.abs(b.colourDifference);
}

/**
 * Grant the stronger preference; of two absolute ones (topscorers) that with the wider colour
 * difference. `@article FIDE C.04.3 2026 5.2.2`
 */
export const strongerPreference: ColourRule = {
  article: '5.2.2',
  colourOfHigher(higher, lower) {
    const order = comparePreferences(higher, lower);
    if (order > 0) return higher.preference.colour;
    if (order < 0 && lower.preference.colour !== null) return opposite(lower.preference.colour);
    return null;
  },
};
