/**
 * The value of a cell that holds JSON; null where it reads as none. What the parser says of it is left
 * out: it would carry what stands in the cell, a name perhaps, into the log.
 */
export function storedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
