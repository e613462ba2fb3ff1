import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FolderFile, textFile } from './folder-file.ts';

const root = join(import.meta.dirname, '../..');

/** The package a source belongs to; null: it is our own. */
function packageOf(source: string): string | null {
  const [, inside] = source.replaceAll('\\', '/').split('node_modules/').slice(-2);
  return inside === undefined ? null : (/^(@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? null);
}

/** The sources of the built pages, as their source maps name them. */
const sourcesOfPages = (): readonly string[] =>
  globSync('apps/web/build/**/*.map', { cwd: root }).flatMap(
    (map) => JSON.parse(readFileSync(join(root, map), 'utf8')).sources,
  );

function licenceOf(name: string): string {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [file] = globSync('LICEN[CS]E*', { cwd: folder });
  const text = file === undefined ? license : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version}\n\n${text.trim()}\n`;
}

/** Our licence and those of everything built into the program, as these require. */
export function licencesFile(built: readonly string[]): FolderFile {
  const names = new Set([...built, ...sourcesOfPages()].map(packageOf));
  const others = [...names].filter((name) => name !== null).toSorted();
  const texts = others.map(licenceOf);
  const own = readFileSync(join(root, 'LICENSE'), 'utf8');
  return textFile('LICENSES.txt', [own, ...texts].join(`\n${'-'.repeat(72)}\n\n`));
}
