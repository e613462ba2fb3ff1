/** The number of letters to change, add or leave out to turn one text into the other. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const now = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + Number(one[row - 1] !== other[column - 1]);
      now.push(Math.min(replaced, (before[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = now;
  }
  return before.at(-1) ?? 0;
}

const lastPart = (name: string): string => name.split('.').at(-1) ?? '';

/**
 * The distance of a text from a name, or from the name's last part (`name` of `values.name`), which
 * counts as near.
 */
const distanceOf = (text: string, name: string): number =>
  Math.min(distance(text, name), distance(lastPart(text), lastPart(name)) + 1);

/** The likely names for a misspelt text, three at most; all near ones first. */
export function closestTo(text: string, names: readonly string[]): readonly string[] {
  const most = Math.max(2, Math.ceil(text.length / 3));
  return [...new Set(names)]
    .map((name) => ({ name, away: distanceOf(text, name) }))
    .filter(({ name, away }) => away <= most || name.includes(text))
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name);
}
