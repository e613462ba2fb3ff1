/** The deepest nesting of lists and objects; Rokade's own files have less than a third of it. */
export const deepestNesting = 100;

/** The end of a string in a JSON text, the opening quotation mark before `position`. */
function afterString(text: string, position: number): number {
  let end = text.indexOf('"', position);
  while (end !== -1 && isEscaped(text, end, position)) end = text.indexOf('"', end + 1);
  return end === -1 ? text.length : end + 1;
}

/** Whether an odd number of backslashes is before a position, not counting those before `from`. */
function isEscaped(text: string, place: number, from: number): boolean {
  let first = place;
  while (first > from && text[first - 1] === '\\') first -= 1;
  return (place - first) % 2 === 1;
}

/** The position at which a JSON text is nested too deeply; null: nowhere. */
export function tooDeepAt(text: string): number | null {
  let depth = 0;
  for (let position = 0; position < text.length; position++) {
    const mark = text[position];
    if (mark === '"') position = afterString(text, position + 1) - 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    else if (mark === '[' || mark === '{') {
      depth += 1;
      if (depth > deepestNesting) return position;
    }
  }
  return null;
}

/** The most lists and objects in a JSON text, and the most values in them. */
export interface JsonBounds {
  readonly nested: number;
  readonly values: number;
}

/** The bounds of a file: three times what a federation's whole register has. */
export const boundsOfFile: JsonBounds = { nested: 2_000_000, values: 8_000_000 };

/**
 * Whether a JSON text contains more values than its bounds allow: each empty object takes twenty times its
 * length in memory.
 */
export function holdsTooMuch(text: string, most: JsonBounds): boolean {
  let [nested, values] = [0, 0];
  for (let position = 0; position < text.length; position++) {
    const mark = text[position];
    if (mark === '"') position = afterString(text, position + 1) - 1;
    else if (mark === ',') values += 1;
    else if (mark === '[' || mark === '{') nested += 1;
    if (nested > most.nested || values > most.values) return true;
  }
  return false;
}
