import { compareAlphabetically } from '../kernel/alphabetical.ts';
import { makeSeededRandom, shuffled } from '../kernel/seeded-random.ts';

/**
 * Players in an order drawn by lot; the first has number 1. The lots are sorted by name first: with the
 * names and the seed anybody can repeat the draw, however the list is sorted.
 *
 * @article DSU 2002 4.10 §1
 */
export const drawnOrder = <P extends { readonly name: string }>(
  players: readonly P[],
  seed: string,
): readonly P[] =>
  shuffled(
    [...players].sort((a, b) => compareAlphabetically(a.name, b.name)),
    makeSeededRandom(seed),
  );
