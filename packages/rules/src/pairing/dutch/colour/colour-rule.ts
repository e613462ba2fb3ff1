import type { Colour } from '../../../kernel/colour.ts';
import type { Pairee } from '../field/pairee.ts';

/** The articles that allocate colours, in the order in which they are tried. */
export type ColourArticle = '5.2.1' | '5.2.2' | '5.2.3' | '5.2.4' | '5.2.5';

/** An article on colours: the colour of the higher-ranked of two, or null if it does not decide. */
export interface ColourRule {
  readonly article: ColourArticle;
  colourOfHigher(higher: Pairee, lower: Pairee, initialColour: Colour): Colour | null;
}
