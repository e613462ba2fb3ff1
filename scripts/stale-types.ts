/**
 * Removes from `.types` the declarations whose source is gone. The compiler leaves them there, and the
 * pages are checked against them.
 */
import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The sources that a declaration may be made of. */
const sourcesOf = (room: string, declaration: string): readonly string[] => {
  const source = declaration.replace(/\.d\.ts$/, '.ts');
  return ['packages', 'apps'].map((kind) => join(root, kind, room, 'src', source));
};

for (const file of globSync('.types/*/**/*.d.ts', { cwd: root })) {
  const [, room = '', ...path] = file.split(/[\\/]/);
  const isStale =
    room !== 'tests' && !sourcesOf(room, path.join('/')).some((one) => existsSync(one));
  if (isStale) rmSync(join(root, file));
}
