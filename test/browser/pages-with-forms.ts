import { globSync } from 'node:fs';
import { join } from 'node:path';

const routes = join(import.meta.dirname, '../../apps/web/src/routes');

/** What stands for the variable parts of an address. */
const usual: Readonly<Record<string, readonly string[]>> = {
  '[player]': ['p1'],
  '[round]': ['1'],
  '[version]': ['3'],
  '[address]': ['own'],
  '[organisation]': ['own'],
  '[kind]': ['pairings', 'slips', 'cards'],
};

const isOptional = (part: string): boolean => part.startsWith('[[');

/**
 * The address of every page there is, found in the source so that none is forgotten; those with a
 * variable part once for each of its `values`.
 */
export function everyPage(given: Readonly<Record<string, readonly string[]>>): readonly string[] {
  const values: typeof usual = { ...usual, ...given };
  const paths = globSync('**/+page.svelte', { cwd: routes }).map((file) =>
    file.split('/').slice(0, -1),
  );
  const fill = (parts: readonly string[]): readonly string[] =>
    parts
      .filter((part) => !isOptional(part))
      .reduce<readonly string[]>(
        (begun, part) =>
          begun.flatMap((path) => (values[part] ?? [part]).map((value) => `${path}/${value}`)),
        [''],
      );
  return paths.flatMap(fill).map((path) => path || '/');
}
