/**
 * Whether a player belongs to the seniors: from the calendar year in which they reach the age.
 *
 * @article Tempelhof 2018 III.B.2
 */
export const isSenior = (birthYear: number, year: number, fromAge: number): boolean =>
  year - birthYear >= fromAge;

/**
 * Whether a player belongs to the juniors: up to the calendar year in which they reach the age.
 *
 * @article Tempelhof 2018 III.B.2
 */
export const isJunior = (birthYear: number, year: number, toAge: number): boolean =>
  year - birthYear <= toAge;
