import type { Colour } from '../../../kernel/colour.ts';
import type { Pairee } from '../field/pairee.ts';
import { bothPreferences } from './a521-both-preferences.ts';
import { strongerPreference } from './a522-stronger-preference.ts';
import { alternateLatest } from './a523-alternate-latest.ts';
import { higherRankedPreference } from './a524-higher-ranked.ts';
import { pairingNumber } from './a525-pairing-number.ts';
import type { ColourArticle, ColourRule } from './colour-rule.ts';

const rules: readonly ColourRule[] = [
  bothPreferences,
  strongerPreference,
  alternateLatest,
  higherRankedPreference,
  pairingNumber,
];

/** The colour of the higher-ranked player of a pair and the article that gave it. */
export interface ColourAllocation {
  readonly colourOfHigher: Colour;
  readonly article: ColourArticle;
}

/** Allocates colours: the first article that decides. `@article FIDE C.04.3 2026 5.2` */
export function allocateColours(
  higher: Pairee,
  lower: Pairee,
  initialColour: Colour,
): ColourAllocation {
  for (const { article, colourOfHigher } of rules) {
    const colour = colourOfHigher(higher, lower, initialColour);
    if (colour !== null) return { colourOfHigher: colour, article };
  }
  throw new Error('broken invariant: article 5.2.5 always decides');
}
