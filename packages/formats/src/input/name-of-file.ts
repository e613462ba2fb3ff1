/** The longest name of a tournament. */
const longestName = 100;

/**
 * A file's name as the name of a tournament that has none of its own: `Klubaften 3.trf` is
 * `Klubaften 3`.
 */
export const nameOfFile = (file: string): string =>
  file
    .replace(/^.*[\\/]/, '')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .trim()
    .slice(0, longestName);
