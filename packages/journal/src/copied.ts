/**
 * What next year's copy of an event or tournament takes over of a value: `kept` as it is, `anew` as in an
 * empty book, or computed from the value and the number of days between both (null: not known).
 */
export type Copied<T> = 'kept' | 'anew' | ((value: T, later: number | null) => T);

/** The rule of copying for each value. */
export type CopiedBy<Values> = { readonly [Name in keyof Values]: Copied<Values[Name]> };

/** The values of next year's copy. */
export function copiedValues<Values extends object>(
  values: Values,
  empty: Values,
  { by, later }: { readonly by: CopiedBy<Values>; readonly later: number | null },
): Values {
  const copied = <Name extends keyof Values>(name: Name): Values[Name] => {
    const how = by[name];
    if (how === 'kept') return values[name];
    return how === 'anew' ? empty[name] : how(values[name], later);
  };
  const names = Object.keys(by) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, copied(name)])) as unknown as Values;
}
