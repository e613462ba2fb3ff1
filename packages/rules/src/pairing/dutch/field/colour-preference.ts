import { at } from '../../../kernel/at.ts';
import { type Colour, opposite } from '../../../kernel/colour.ts';

/** How much a player wants a colour; the number grows with the preference. */
export const preferenceStrength = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;

/** A player's preference for a colour. */
export interface ColourPreference {
  /** null: no game was played yet, either colour will do. */
  readonly colour: Colour | null;
  readonly strength: number;
}

/** Games with White less games with Black. `@article FIDE C.04.3 2026 1.6` */
export const colourDifference = (colours: readonly Colour[]): number =>
  colours.reduce((sum, colour) => sum + (colour === 'white' ? 1 : -1), 0);

/**
 * What a player wants after the colours of the games they played, oldest first: absolute when the
 * difference is beyond one or the last two were equal, strong when it is one, mild when it is none.
 * `@article FIDE C.04.3 2026 1.7`
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
