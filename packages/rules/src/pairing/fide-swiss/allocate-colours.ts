import type { Colour } from '../../kernel/colour.ts';
import { bothPreferences } from '../dutch/colour/a521-both-preferences.ts';
import { strongerPreference } from '../dutch/colour/a522-stronger-preference.ts';
import { alternateLatest } from '../dutch/colour/a523-alternate-latest.ts';
import { higherRankedPreference } from '../dutch/colour/a524-higher-ranked.ts';
import { pairingNumber } from '../dutch/colour/a525-pairing-number.ts';
import type { ColourAllocation } from '../dutch/colour/allocate-colours.ts';
import type { ColourArticle } from '../dutch/colour/colour-rule.ts';
import type { Pairee } from '../dutch/field/pairee.ts';

const rules = [bothPreferences, strongerPreference, alternateLatest, higherRankedPreference];

/** The articles on colours of C.04.4, by the numbers that their rules have in the Dutch system. */
export const swissColourArticles: Readonly<Record<ColourArticle, string>> = {
  '5.2.5': '5.2.1',
  '5.2.1': '5.2.2',
  '5.2.2': '5.2.3',
  '5.2.3': '5.2.4',
  '5.2.4': '5.2.5',
};

/**
 * Allocates colours. The lot decides first, but only between two players who have not played; of others
 * one always has a preference, so that the last article decides.
 *
 * @article FIDE C.04.4.1 2026 5.2; FIDE C.04.4.2 2026 5.2
 */
export function allocateSwissColours(
  higher: Pairee,
  lower: Pairee,
  initialColour: Colour,
): ColourAllocation {
  const areNew = higher.colours.length === 0 && lower.colours.length === 0;
  for (const { article, colourOfHigher } of areNew ? [pairingNumber] : rules) {
    const colour = colourOfHigher(higher, lower, initialColour);
    if (colour !== null) return { colourOfHigher: colour, article };
  }
  throw new Error('broken invariant: one of two players who have played has a preference');
}
