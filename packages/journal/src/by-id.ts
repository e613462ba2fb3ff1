/** The number of parts: for a register of 10,000 people both the parts and the list of them stay small. */
const parts = 512;

/**
 * An immutable map by id, stored in parts: adding one value to ten thousand copies one small part, so
 * that a journal of ten thousand people folds quickly.
 */
export type ById<Value> = readonly (ReadonlyMap<string, Value> | undefined)[];

/** The empty map. */
export const noneById: ById<never> = [];

const nothing: ById<never> = Array.from({ length: parts }, () => undefined);

function partOf(id: string): number {
  let hash = 0;
  for (let at = 0; at < id.length; at += 1) hash = (hash * 31 + id.charCodeAt(at)) % 65_521;
  return hash % parts;
}

/** The value of an id, if there is one. */
export const byId = <Value>(values: ById<Value>, id: string): Value | undefined =>
  values[partOf(id)]?.get(id);

/** The map with the value of one id set. */
export function withById<Value>(values: ById<Value>, id: string, value: Value): ById<Value> {
  const all: ById<Value> = values.length === 0 ? nothing : values;
  const at = partOf(id);
  return all.with(at, new Map(all[at]).set(id, value));
}

/** The map with many values added, or replaced if their ids are there; each part is copied once. */
export function withAllById<Value extends { readonly id: string }>(
  values: ById<Value>,
  added: readonly Value[],
): ById<Value> {
  if (added.length === 0) return values;
  const parts = (values.length === 0 ? nothing : values).map(
    (part) => new Map<string, Value>(part),
  );
  for (const value of added) parts[partOf(value.id)]?.set(value.id, value);
  return parts;
}

/** The map with the value of one id changed; unchanged if the id has none. */
export function changeById<Value>(
  values: ById<Value>,
  id: string,
  change: (value: Value) => Value,
): ById<Value> {
  const value = byId(values, id);
  return value === undefined ? values : withById(values, id, change(value));
}

/** All values, sorted by id. */
export const allOf = <Value>(values: ById<Value>): readonly Value[] =>
  values
    .flatMap((part) => [...(part ?? [])])
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
