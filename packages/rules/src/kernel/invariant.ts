/** Throws on a bug. Expected failures are `Result`s; only impossible cases end here. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${what}`);
}

/** The end of an exhaustive `switch`: a missing case is a type error here. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
