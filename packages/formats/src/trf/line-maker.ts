const astral = /[\uD800-\uDFFF]/;

/** In characters, not in UTF-16 units. */
const length = (text: string): number =>
  astral.test(text) ? Array.from(text).length : text.length;

const cut = (text: string, size: number): string =>
  length(text) <= size ? text : Array.from(text).slice(0, size).join('').trimEnd();

/** A text aligned left in a field; a longer one is cut off. */
export const left = (text: string, size: number): string => {
  const kept = cut(text, size);
  return kept + ' '.repeat(size - length(kept));
};

/** A text or number aligned right in a field. */
export const right = (text: string | number, size: number): string => {
  const kept = cut(String(text), size);
  return ' '.repeat(size - length(kept)) + kept;
};

/** Half-points as TRF writes points: 9 gives `4.5`. */
export const pointsText = (halfPoints: number): string => (halfPoints / 2).toFixed(1);

/**
 * A line with each text at its column: the first in column 1, the others in ascending ones. A text that
 * reaches the next one's column is cut off.
 */
export const placed = (parts: readonly (readonly [column: number, text: string])[]): string =>
  parts
    .map(([column, text], index) => {
      const next = parts[index + 1];
      return next === undefined ? text : left(text, next[0] - column);
    })
    .join('')
    .trimEnd();
