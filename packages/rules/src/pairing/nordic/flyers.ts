/** A choice of flyers in a pool, by index from its strongest player, with the rule that gives it. */
export interface FlyerChoice {
  readonly flyers: readonly number[];
  readonly rule: 'none' | 'middle' | 'two-middle' | 'alternative';
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);

const sorted = (flyers: readonly number[]): readonly number[] => flyers.toSorted((a, b) => a - b);

/** 5.8.3.1: the strongest flyer is exchanged upwards, then the next strongest, and so on. */
function upwards(original: readonly number[]): readonly (readonly number[])[] {
  const above = range(0, Math.min(...original)).toReversed();
  return original.flatMap((flyer) =>
    above.map((other) => sorted(original.map((kept) => (kept === flyer ? other : kept)))),
  );
}

/** 5.8.3.2: the weakest flyer is exchanged downwards, then the next weakest, and so on. */
function downwards(original: readonly number[], size: number): readonly (readonly number[])[] {
  const below = range(Math.max(...original) + 1, size);
  return original
    .toReversed()
    .flatMap((flyer) =>
      below.map((other) => sorted(original.map((kept) => (kept === flyer ? other : kept)))),
    );
}

/**
 * 5.8.3.3–5: the nearest above and below are added to the original flyers, step by step, until all are
 * flyers.
 */
function widened(original: readonly number[], size: number): readonly (readonly number[])[] {
  const first = Math.min(...original);
  const last = Math.max(...original);
  const steps = Math.max(first, size - 1 - last);
  return range(1, steps + 1).map((step) =>
    range(Math.max(0, first - step), Math.min(size, last + step + 1)),
  );
}

/**
 * The choices of flyers of a pool in order: none in an even pool, else the one or two in the middle,
 * then the alternatives.
 *
 * @article DSU 2002 4.11 §5.8.1–5.8.3, §5.10.2.6
 */
export function flyerChoices(size: number): readonly FlyerChoice[] {
  const isOdd = size % 2 === 1;
  const half = Math.floor(size / 2);
  const original = isOdd ? [half] : [half - 1, half];
  const alternatives = [
    ...upwards(original),
    ...downwards(original, size),
    ...widened(original, size),
  ];
  const middle: FlyerChoice = { flyers: original, rule: isOdd ? 'middle' : 'two-middle' };
  return [
    ...(isOdd ? [] : [{ flyers: [], rule: 'none' } as const]),
    middle,
    ...alternatives.map((flyers) => ({ flyers, rule: 'alternative' }) as const),
  ];
}
