import type { FloatWithoutGame } from '../../dutch/field/floats.ts';

/**
 * A round without a game moves a player down, for whatever reason they did not play.
 * `@article FIDE C.04.3 2017 A.4.b`
 */
export const floatWithoutGame: FloatWithoutGame = () => 'down';
