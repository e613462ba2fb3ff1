import { at } from '../../../kernel/at.ts';
import { type Colour, opposite } from '../../../kernel/colour.ts';

/** The strength of a preference as a number. */
export const preferenceStrength = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;

/** A player's preference for a colour. */
export interface ColourPreference {
  /** null: no game was played yet, so either colour is equal. */
  readonly colour: Colour | null;
  readonly strength: number;
}

/** Games with White minus games with Black. `@article FIDE C.04.3 2026 1.6` */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/**
 * A player's preference after the colours of the games played, oldest first: absolute if the difference
 * is above one or the last two colours were equal, strong if it is one, mild if it is zero. `@article
 * FIDE C.04.3 2026 1.7`
 */
export function colourPreference(colours: readonly Colour[]): ColourPreference {
  if (colours.length === 0) return { colour: null, strength: preferenceStrength.none };
  const difference = colourDifference(colours);
  const last = at(colours, colours.length - 1);
  const balancing: Colour = difference > 0 ? 'black' : 'white';
  if (Math.abs(difference) > 1) {
    return { colour: balancing, strength: preferenceStrength.absolute };
  }
  if (colours.at(-2) === last) {
    return { colour: opposite(last), strength: preferenceStrength.absolute };
  }
  if (difference !== 0) return { colour: balancing, strength: preferenceStrength.strong };
  return { colour: opposite(last), strength: preferenceStrength.mild };
}
