import { type Colour, opposite } from '../../../kernel/colour.ts';
import type { Pairee } from '../field/pairee.ts';
import { allocateColours } from './allocate-colours.ts';

/** A player and the colour they are to have. */
export interface ColourReceived {
  readonly player: Pairee;
  readonly colour: Colour;
}

/** The colours two players get if they meet, the higher-ranked first. */
export function coloursReceived(
  higher: Pairee,
  lower: Pairee,
  initialColour: Colour,
): readonly [ColourReceived, ColourReceived] {
  const { colourOfHigher } = allocateColours(higher, lower, initialColour);
  return [
    { player: higher, colour: colourOfHigher },
    { player: lower, colour: opposite(colourOfHigher) },
  ];
}
