import {
  basicArticles2026,
  fideSwiss,
  fideSwissCode,
  fideSwissInput,
  fideSwissOptions,
} from './fide-swiss.ts';
import { defineSystem } from './system-record.ts';

/**
 * FIDE's Dubov system. In the last round upfloats of earlier rounds do not count.
 *
 * @article FIDE C.04.4.1 2026; FIDE C.04.7 2026
 */
export const dubov = defineSystem({
  ...fideSwiss,
  code: 'dubov',
  article: 'FIDE C.04.4.1',
  editions: { 'fide-2026': basicArticles2026 },
  lastRoundDiffers: true,
  words: /dubov/,
  isRare: true,
  options: {
    ...fideSwissOptions,
    /** The rating of players without one (1.1.2). */
    provisionalRating: {
      kind: 'count',
      least: 0,
      most: 3000,
      usual: 1400,
      hint: true,
      announced: true,
      flag: 'provisional-rating',
    },
  },
  engineOptions: (choice, facts) => ({
    ...fideSwissInput(choice, facts),
    provisionalRating: choice.provisionalRating,
  }),
  stated: (choice) => ({
    type: 'Individual: Swiss-System (Dubov)',
    system: fideSwissCode('DUBOV', choice),
  }),
});
