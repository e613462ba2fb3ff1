/**
 * The value of a column with JSON; null if it cannot be parsed. The parser's message is dropped: it
 * would carry the content, perhaps a name, into the log.
 */
export function storedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
