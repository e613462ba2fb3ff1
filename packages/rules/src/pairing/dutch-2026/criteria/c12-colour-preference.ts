import type { Criterion } from '../../dutch/criteria/criterion.ts';

/**
 * As few players as possible miss their colour preference. One does wherever two with the same
 * preference meet. `@article FIDE C.04.3 2026 C12`
 */
export const c12ColourPreference: Criterion = {
  code: 'C12',
  passedOver: 'dutch.passed-over-colour',
  ofPair: ({ preference: { colour } }, { preference: { colour: other } }) =>
    colour !== null && colour === other ? 1 : 0,
  atMost: ({ field }, pairs) => (field.request.roundNumber === 1 ? 0 : pairs),
};
