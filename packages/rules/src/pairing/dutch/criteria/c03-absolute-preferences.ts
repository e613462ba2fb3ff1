import { preferenceStrength } from '../field/colour-preference.ts';
import type { Pairee } from '../field/pairee.ts';

/** Whether both have an absolute preference for the same colour. */
export const haveSameAbsolutePreference = (
  { preference: a }: Pairee,
  { preference: b }: Pairee,
): boolean =>
  a.strength === preferenceStrength.absolute &&
  b.strength === preferenceStrength.absolute &&
  a.colour === b.colour;

/** The colour that is binding for a player by C3, as a sign; 0 if none is. */
export const bindingColour = ({ preference, isTopscorer }: Pairee): -1 | 0 | 1 => {
  if (isTopscorer || preference.strength !== preferenceStrength.absolute) return 0;
  return preference.colour === 'white' ? 1 : -1;
};

/**
 * C3: two players with an absolute preference for the same colour do not meet, unless one is a
 * topscorer. `@article FIDE C.04.3 2026 C3`, `@article FIDE C.04.1 2026 6, 7`
 */
export const colourForbids = (a: Pairee, b: Pairee): boolean =>
  haveSameAbsolutePreference(a, b) && !a.isTopscorer && !b.isTopscorer;
