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

/** Every page there is, by the folders of its route, found in the source so that none is forgotten. */
export const pageRoutes: readonly string[] = globSync('**/+page.svelte', { cwd: routes })
  .map((file) => file.split('/').slice(0, -1).join('/'))
  .toSorted();

/** The addresses of a page, with a variable part one for each of its `values`. */
export function addressesOf(
  route: string,
  replacements: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const values: typeof usual = { ...usual, ...replacements };
  const parts = route === '' ? [] : route.split('/');
  return parts
    .filter((part) => !isOptional(part))
    .reduce<readonly string[]>(
      (begun, part) =>
        begun.flatMap((path) => (values[part] ?? [part]).map((value) => `${path}/${value}`)),
      [''],
    )
    .map((path) => path || '/');
}
