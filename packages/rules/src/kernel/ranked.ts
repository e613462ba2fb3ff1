/** Lines in order with their ranks: equal ones share the first rank of them. */
export function ranked<Line>(
  lines: readonly Line[],
  compare: (a: Line, b: Line) => number,
): readonly (Line & { readonly rank: number })[] {
  const sorted = lines.toSorted(compare);
  const rankOf = (line: Line): number => sorted.findIndex((one) => compare(one, line) === 0) + 1;
  return sorted.map((line) => ({ ...line, rank: rankOf(line) }));
}
