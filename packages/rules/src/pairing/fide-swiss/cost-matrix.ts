import type { EdgeKinds } from '../matching/least-cost/matching-state.ts';

/**
 * The edges of a graph from what each costs: a vector of `levels` even numbers, or null where two
 * vertices are not joined.
 */
export function costMatrix(
  size: number,
  levels: number,
  costOf: (x: number, y: number) => readonly number[] | null,
): EdgeKinds {
  const numbers = new Map<string, number>();
  const costs = new Array<number>(levels).fill(0);
  const kind = new Uint16Array(size * size);
  const kindOf = (vector: readonly number[]): number => {
    const key = vector.join();
    const number = numbers.get(key) ?? numbers.size + 1;
    if (number > numbers.size) {
      numbers.set(key, number);
      costs.push(...vector);
    }
    return number;
  };
  for (let x = 0; x < size; x++) {
    for (let y = x + 1; y < size; y++) {
      const cost = costOf(x, y);
      if (cost === null) continue;
      kind[x * size + y] = kindOf(cost);
      kind[y * size + x] = kindOf(cost);
    }
  }
  return { size, levels, kind, cost: Float64Array.from(costs) };
}
