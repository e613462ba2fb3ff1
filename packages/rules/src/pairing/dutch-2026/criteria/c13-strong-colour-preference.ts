import type { Criterion } from '../../dutch/criteria/criterion.ts';
import { preferenceStrength } from '../../dutch/field/colour-preference.ts';

/**
 * As few players as possible miss a strong preference. Where two with the same preference meet, the
 * weaker one is missed (5.2.2). `@article FIDE C.04.3 2026 C13`
 */
export const c13StrongColourPreference: Criterion = {
  code: 'C13',
  passedOver: 'dutch.passed-over-strong-colour',
  ofPair: ({ preference: a }, { preference: b }) =>
    a.colour !== null &&
    a.colour === b.colour &&
    Math.min(a.strength, b.strength) === preferenceStrength.strong
      ? 1
      : 0,
  atMost: ({ field }, pairs) => (field.request.roundNumber === 1 ? 0 : pairs),
};
