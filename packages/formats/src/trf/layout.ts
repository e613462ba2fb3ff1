import { groupedBy } from '@rokade/rules';
/**
 * A part of a file as it was written: `count` lines of Rokade's own layout, from `first` on (counted
 * from 0), or one line that is written differently.
 */
export type LayoutPart =
  | { readonly kind: 'ours'; readonly first: number; readonly count: number }
  | { readonly kind: 'line'; readonly text: string };

/** The positions of each line, in descending order, so that `pop` returns the first. */
const placesOf = (lines: readonly string[]): ReadonlyMap<string, number[]> =>
  groupedBy([...lines.keys()].reverse(), (index) => lines[index] ?? '');

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((line, index) => line === b[index]);

/** How a file's lines differ from Rokade's own layout; empty if they do not. */
export function layoutOf(lines: readonly string[], ours: readonly string[]): readonly LayoutPart[] {
  if (isSame(lines, ours)) return [];
  const places = placesOf(ours);
  const parts: LayoutPart[] = [];
  for (const text of lines) {
    const place = places.get(text)?.pop();
    const last = parts.at(-1);
    if (place === undefined) parts.push({ kind: 'line', text });
    else if (last?.kind === 'ours' && last.first + last.count === place) {
      parts[parts.length - 1] = { ...last, count: last.count + 1 };
    } else parts.push({ kind: 'ours', first: place, count: 1 });
  }
  return parts;
}

/** The lines of a file by its layout; null if the layout does not fit these lines. */
export function laidOut(
  layout: readonly LayoutPart[],
  ours: readonly string[],
): readonly string[] | null {
  const counted = layout.reduce((sum, part) => sum + (part.kind === 'ours' ? part.count : 0), 0);
  if (counted > ours.length) return null;
  return layout.flatMap((part) =>
    part.kind === 'line' ? [part.text] : ours.slice(part.first, part.first + part.count),
  );
}
