/** A source of whole numbers that a seed determines completely: the same on every machine. */
export interface SeededRandom {
  /** A whole number from 0 to `bound` − 1, each equally likely. `bound` is 1 to 2^32. */
  below(bound: number): number;
}

/** Four 32-bit words from a text of any length (MurmurHash3-style mixing). */
function seedWords(seed: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  return [h1 >>> 0, h2 >>> 0, h3 >>> 0, h4 >>> 0];
}

/**
 * The generator for every lot: "small fast counting" (sfc32), seeded by a text. With published seeds
 * anybody can repeat a draw; a change here would change old draws, so it is never changed.
 */
export function makeSeededRandom(seed: string): SeededRandom {
  let [a, b, c, d] = seedWords(seed);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 20; i++) next();
  return {
    below(bound) {
      const limit = 2 ** 32 - (2 ** 32 % bound);
      let word = next();
      while (word >= limit) word = next();
      return word % bound;
    },
  };
}

/** The items in an order drawn by lot (Fisher-Yates); the input is not changed. */
export function shuffled<T>(items: readonly T[], random: SeededRandom): readonly T[] {
  const drawn = [...items];
  for (let i = drawn.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const item = drawn[i] as T;
    drawn[i] = drawn[j] as T;
    drawn[j] = item;
  }
  return drawn;
}
