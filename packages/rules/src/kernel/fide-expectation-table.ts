import { at } from './at.ts';

/** Rating differences for a score of 100, 99, …, 50 percent (B.02 table 8.1.1). */
const differencesFrom100To50 = [
  800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284, 273, 262,
  251, 240, 230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95, 87,
  80, 72, 65, 57, 50, 43, 36, 29, 21, 14, 7, 0,
] as const;

/** The greatest rating difference that gives 50, 51, …, 99 percent (B.02 table 8.1.2). */
const largestDifferencesFrom50 = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
  170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
  391, 411, 432, 456, 484, 517, 559, 619, 735,
] as const;

/** From this difference on the expected score is 100 percent. */
export const certainDifference = 736;

/**
 * The rating difference for a score in percent (0 to 100, whole).
 *
 * @article FIDE B.02 8.1.1
 */
export const ratingDifference = (percent: number): number =>
  percent >= 50
    ? at(differencesFrom100To50, 100 - percent)
    : -at(differencesFrom100To50, percent) + 0;

/** The higher rated player's expected percentage, for every difference of 0 to 736. */
const percentByDifference: readonly number[] = largestDifferencesFrom50
  .flatMap((largest, step) => {
    const smallest = step === 0 ? 0 : at(largestDifferencesFrom50, step - 1) + 1;
    return Array.from({ length: largest - smallest + 1 }, () => 50 + step);
  })
  .concat(100);

/**
 * The expected score in percent for a difference in rating, positive if the own rating is higher;
 * differences are not capped.
 *
 * @article FIDE B.02 8.1.2
 */
export function expectedPercent(difference: number): number {
  const higher = at(percentByDifference, Math.min(Math.abs(difference), certainDifference));
  return difference >= 0 ? higher : 100 - higher;
}
