/** The files that each file imports, by path. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * A cycle for each import that closes one: the files of it, the first again at the end. Each file is
 * visited once, so that the time grows with the imports and not with their square.
 */
export function findImportCycles(imports: Imports): readonly (readonly string[])[] {
  const done = new Set<string>();
  const way: string[] = [];
  const cycles: (readonly string[])[] = [];
  const walk = (file: string): void => {
    if (done.has(file)) return;
    const since = way.indexOf(file);
    if (since !== -1) {
      cycles.push([...way.slice(since), file]);
      return;
    }
    way.push(file);
    for (const imported of imports.get(file) ?? []) walk(imported);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) walk(file);
  return cycles;
}
