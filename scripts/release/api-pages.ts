import { join } from 'node:path';
import { releasedPackages } from './released-packages.ts';
import { runQuietly } from './run-quietly.ts';

const root = join(import.meta.dirname, '../..');

/** Writes pages of every exported name with its doc comment into `api/<package>` of a folder. */
export function writeApiPages(folder: string): void {
  for (const { folder: name } of releasedPackages.filter(({ isOffered }) => isOffered)) {
    const at = join('packages', name);
    runQuietly(
      process.execPath,
      [
        join(root, 'node_modules/typedoc/bin/typedoc'),
        ...['--entryPoints', join(at, 'src/index.ts'), '--tsconfig', join(at, 'tsconfig.json')],
        ...['--readme', join(at, 'README.md'), '--name', `@rokade/${name}`],
        ...['--out', join(folder, 'api', name), '--skipErrorChecking', '--disableSources'],
        ...['--validation.notExported', 'false', '--hideGenerator'],
      ],
      { folder: root },
    );
    console.log(`✔ API pages of @rokade/${name}`);
  }
}
