/** So many parts that those of a federation's register are small, and the list of them is, too. */
const parts = 512;

/**
 * Values by their ids, copied in parts: one more value among ten thousand costs a copy of a few, so
 * that a journal of ten thousand people folds in no time.
 */
export type ById<Value> = readonly (ReadonlyMap<string, Value> | undefined)[];

/** Nothing by any id. */
export const noneById: ById<never> = [];

const nothing: ById<never> = Array.from({ length: parts }, () => undefined);

function partOf(id: string): number {
  let hash = 0;
  for (let at = 0; at < id.length; at += 1) hash = (hash * 31 + id.charCodeAt(at)) % 65_521;
  return hash % parts;
}

/** What is by an id, if anything. */
export const byId = <Value>(values: ById<Value>, id: string): Value | undefined =>
  values[partOf(id)]?.get(id);

/** With a value by an id, in the place of the one there was. */
export function withById<Value>(values: ById<Value>, id: string, value: Value): ById<Value> {
  const all: ById<Value> = values.length === 0 ? nothing : values;
  const at = partOf(id);
  return all.with(at, new Map(all[at]).set(id, value));
}

/** With the value by an id changed; as it was where there is none. */
export function changeById<Value>(
  values: ById<Value>,
  id: string,
  change: (value: Value) => Value,
): ById<Value> {
  const value = byId(values, id);
  return value === undefined ? values : withById(values, id, change(value));
}

/** All values, in an order that their ids alone decide. */
export const allOf = <Value>(values: ById<Value>): readonly Value[] =>
  values
    .flatMap((part) => [...(part ?? [])])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
