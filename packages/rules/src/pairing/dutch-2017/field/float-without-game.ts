import type { FloatWithoutGame } from '../../dutch/field/floats.ts';

/**
 * A round without a game is a downfloat, for whatever reason there was none. `@article FIDE C.04.3 2017
 * A.4.b`
 */
export const floatWithoutGame: FloatWithoutGame = () => 'down';
