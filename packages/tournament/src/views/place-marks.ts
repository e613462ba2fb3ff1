import type { PlaceMarks } from '../values/setting-values.ts';

/** What a place decides. */
export type PlaceMark = 'title' | 'promotion' | 'relegation';

/** A place, possibly shared, in a table of `players` players. */
export interface MarkedPlace {
  readonly rank: number;
  /** How many players share the place: 1 = not shared. */
  readonly sharing: number;
  readonly players: number;
}

/**
 * What a place decides by the settings of its group. If a place is shared across a limit, none of its
 * players is marked until a lot or a play-off has decided.
 */
export function placeMarks(
  { title, promotion, relegation }: PlaceMarks,
  { rank, sharing, players }: MarkedPlace,
): readonly PlaceMark[] {
  const last = rank + sharing - 1;
  const marks: readonly (readonly [PlaceMark, boolean])[] = [
    ['title', title && last === 1],
    ['promotion', last <= promotion],
    ['relegation', rank > players - relegation],
  ];
  return marks.flatMap(([mark, is]) => (is ? [mark] : []));
}
