import { opposite } from '../../../kernel/colour.ts';
import type { ColourRule } from './colour-rule.ts';

/**
 * Alternate from the most recent round in which one had White and the other Black; unplayed rounds
 * do not count, so the histories are compared game by game from the last.
 * `@article FIDE C.04.3 2026 5.2.3`
 */
export const alternateLatest: ColourRule = {
  article: '5.2.3',
  colourOfHigher({ colours }, { colours: others }) {
    for (let back = 1; back <= Math.min(colours.length, others.length); back++) {
      const colour = colours.at(-back);
      if (colour !== undefined && colour !== others.at(-back)) return opposite(colour);
    }
    return null;
  },
};
