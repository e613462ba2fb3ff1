/** Times in milliseconds, summed up. */
export interface Figures {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

export function figuresOf(times: readonly number[]): Figures {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { count: times.length, p50: at(0.5), p95: at(0.95) };
}

export const figuresText = ({ count, p50, p95 }: Figures): string =>
  `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${count})`;
