import { preferenceStrength } from '../field/colour-preference.ts';
import type { Pairee } from '../field/pairee.ts';

/** Whether both want the same colour absolutely. */
export const haveSameAbsolutePreference = (
  { preference: a }: Pairee,
  { preference: b }: Pairee,
): boolean =>
  a.strength === preferenceStrength.absolute &&
  b.strength === preferenceStrength.absolute &&
  a.colour === b.colour;

/**
 * C3: two players who want the same colour absolutely do not meet, unless one is a topscorer.
 * `@article FIDE C.04.3 2026 C3`, `@article FIDE C.04.1 2026 6, 7`
 */
export const colourForbids = (a: Pairee, b: Pairee): boolean =>
  haveSameAbsolutePreference(a, b) && !a.isTopscorer && !b.isTopscorer;
