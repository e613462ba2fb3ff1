import type { PlaceMarks } from '../values/setting-values.ts';

/** What a place decides. */
export type PlaceMark = 'title' | 'promotion' | 'relegation';

/** A place, or several players' shared places, in a table of so many players. */
export interface MarkedPlace {
  readonly rank: number;
  /** How many share the place: 1 = nobody else. */
  readonly sharing: number;
  readonly players: number;
}

/**
 * What a place decides by the settings of its group. Where a place is shared across the line, nobody
 * there is marked before a lot or a play-off has decided.
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
