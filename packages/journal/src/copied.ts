/**
 * What a copy for another year has of a value: the same, what stands where nobody said anything, or
 * what is left of it so many days later; null: nobody knows how many.
 */
export type Copied<T> = 'kept' | 'anew' | ((value: T, later: number | null) => T);

/** The same of each of some values. */
export type CopiedBy<Values> = { readonly [Name in keyof Values]: Copied<Values[Name]> };

/** What a copy for another year has of some values. */
export function copiedValues<Values extends object>(
  values: Values,
  unsaid: Values,
  { by, later }: { readonly by: CopiedBy<Values>; readonly later: number | null },
): Values {
  const copied = <Name extends keyof Values>(name: Name): Values[Name] => {
    const how = by[name];
    if (how === 'kept') return values[name];
    return how === 'anew' ? unsaid[name] : how(values[name], later);
  };
  const names = Object.keys(by) as (keyof Values)[];
  return Object.fromEntries(names.map((name) => [name, copied(name)])) as unknown as Values;
}
