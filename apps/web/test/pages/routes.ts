import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const routes = join(import.meta.dirname, '../../src/routes');

const routesOf = (files: string): readonly string[] => {
  const folders = globSync(files, { cwd: routes }).map(dirname);
  return [...new Set(folders)].map((folder) => (folder === '.' ? '/' : `/${folder}`)).toSorted();
};

/** Every route that shows a page, or leads on to one. */
export const pageRoutes = routesOf('**/+page{.svelte,.server.ts}');

/** Every route that answers with something else: files, tables for scripts, changes of language. */
export const endpointRoutes = routesOf('**/+server.ts');
