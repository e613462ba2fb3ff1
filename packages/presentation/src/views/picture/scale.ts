/** What a picture shows along an axis, and where. */
export interface Tick {
  readonly at: number;
  readonly text: string;
}

/** A line of a picture. */
export interface PictureLine {
  readonly label: string;
  /** From left to right. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Steps that people count in. */
const steps = [1, 2, 5, 10] as const;

/** The smallest step of 1, 2 or 5 times a power of ten that parts a span in at most so many. */
function stepOver(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most));
  return power * (steps.find((step) => power * step * most >= span) ?? 10);
}

/** Round numbers that hold all of some values between the first and the last of them. */
export function roundNumbersOver(values: readonly number[], most = 4): readonly number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  const step = stepOver(Math.max(greatest - least, most / 1000), most);
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(greatest / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    return Number(((first + index) * step).toPrecision(12));
  });
}

/** From numbers to places in a picture; all in its middle where there is one number alone. */
export const scaleBetween =
  (from: number, to: number, [start, end]: readonly [number, number]) =>
  (value: number): number =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start);
