import type { Colour } from '../kernel/colour.ts';
import { makeSeededRandom } from '../kernel/seeded-random.ts';

/**
 * The lot before round 1 that decides number 1's colour, drawn from a seed, so that anybody can repeat
 * it: 0 is White, 1 is Black.
 *
 * @article FIDE C.04.3 2026 5.1.1
 */
export const drawnColour = (seed: string): Colour =>
  makeSeededRandom(seed).below(2) === 0 ? 'white' : 'black';
