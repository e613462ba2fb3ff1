/** What the lines of a table say, by a key that stays the same when a line moves. */
export type LineContents = ReadonlyMap<string, string>;

/** What each of these lines says, from its key and the values in which a change counts. */
export const lineContents = <Line>(
  lines: readonly Line[],
  of: (line: Line) => readonly [key: string, values: readonly unknown[]],
): LineContents =>
  new Map(
    lines.map((line) => {
      const [key, values] = of(line);
      return [key, JSON.stringify(values)];
    }),
  );

/** The keys of lines that are new or say something else than before. */
export function changedLines(before: LineContents, now: LineContents): ReadonlySet<string> {
  const changed = new Set<string>();
  for (const [key, content] of now) {
    if (before.get(key) !== content) changed.add(key);
  }
  return changed;
}
