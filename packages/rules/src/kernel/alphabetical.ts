/** A name for sorting, without differences of case, blanks and composed letters. */
export const alphabeticalKey = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/**
 * Alphabetical order that is the same on every machine and in every language: by the letters' code
 * points, so that Æ, Ø and Å follow Z; capitals and blanks do not matter.
 */
export function compareAlphabetically(a: string, b: string): number {
  const [keyA, keyB] = [alphabeticalKey(a), alphabeticalKey(b)];
  if (keyA === keyB) return 0;
  return keyA < keyB ? -1 : 1;
}

/** Compares days or moments as texts, `2026-11-29` before `2026-11-30`. */
export const compareDays = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
