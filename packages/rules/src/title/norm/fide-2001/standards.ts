import { orHigher } from '../higher-titles.ts';
import type { NormPlayer, NormTitle } from '../norm-rule-set.ts';
import { count } from '../requirement.ts';

/** The requirements of a title in 2001. */
export interface TitleStandard2001 {
  readonly title: NormTitle;
  /** The column of the table of scores. */
  readonly column: 'gm' | 'im';
  /** By how much lower the average for a category is. */
  readonly lower: number;
  /** The key titles, and how many are required; with several ways the nearest one counts. */
  readonly keys: readonly { readonly titles: readonly string[]; readonly need: number }[];
}

const keys = (lowest: NormTitle, need: number) => ({ titles: orHigher[lowest], need });

/**
 * GM: three GM. IM: two GM or three IM, where a GM counts as an IM, too. WGM: three of GM, IM and WGM.
 * WIM: two of those or three WIM, where those count as WIM, too. For women the intervals are 200 lower.
 *
 * @article DSU 2002 4.8.4
 */
export const standards2001: readonly TitleStandard2001[] = [
  { title: 'GM', column: 'gm', lower: 0, keys: [keys('GM', 3)] },
  { title: 'IM', column: 'im', lower: 0, keys: [keys('IM', 3), keys('GM', 2)] },
  { title: 'WGM', column: 'gm', lower: 200, keys: [keys('WGM', 3)] },
  { title: 'WIM', column: 'im', lower: 200, keys: [keys('WIM', 3), keys('WGM', 2)] },
];

/** How many of a group hold a key title, and how many are required, in the way with the fewest missing. */
export function keyTitles(
  { keys }: TitleStandard2001,
  group: readonly NormPlayer[],
): { readonly have: number; readonly need: number } {
  const ways = keys.map(({ titles, need }) => ({
    have: count(group, ({ title }) => titles.includes(title)),
    need,
  }));
  const [first = { have: 0, need: 3 }, ...others] = ways;
  return others.reduce(
    (best, way) => (way.need - way.have < best.need - best.have ? way : best),
    first,
  );
}
