/** An envelope with its remaining numbers. */
export interface Room {
  readonly places: number;
}

const afterPlacing = (places: readonly number[], size: number): readonly (readonly number[])[] =>
  places.flatMap((free, index) =>
    free >= size ? [places.with(index, free - size).sort((a, b) => a - b)] : [],
  );

/** Whether groups of these sizes fit into the envelopes, each into one of them. */
export function hasRoom(envelopes: readonly Room[], sizes: readonly number[]): boolean {
  const start = envelopes.map(({ places }) => places).sort((a, b) => a - b);
  let ways = new Map([[start.join(), start as readonly number[]]]);
  for (const size of sizes) {
    const next = [...ways.values()].flatMap((places) => afterPlacing(places, size));
    ways = new Map(next.map((places) => [places.join(), places]));
  }
  return ways.size > 0;
}
