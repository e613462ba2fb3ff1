/**
 * `npm run package`: portable folders with a Node inside, for users without npm, as zips in the folder
 * `portable`, with their checksums and the notes of the release. All six, or those named:
 * `npm run package -- linux-x64 windows-x64`. `--program FOLDER` writes what all of them have in common
 * into a folder, unpacked and without a Node: the container image is made of it.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rokadeVersion } from '@rokade/server';
import { checksums, checksumsName, type NamedZip } from './package/checksums.ts';
import { portableZip } from './package/portable-zip.ts';
import { programFiles } from './package/program-files.ts';
import { releaseNotes } from './package/release-notes.ts';
import { shareFiles } from './package/share-files.ts';
import { nameOf, targets } from './package/targets.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'portable');
const names = targets.map(nameOf);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** The zips of this version in the folder: those just made, and those of other systems made before. */
const zipsThere = (): readonly NamedZip[] =>
  globSync(`rokade-${rokadeVersion}-*.zip`, { cwd: folder }).map((name) => ({
    name,
    bytes: readFileSync(join(folder, name)),
  }));

async function packAll(wanted: readonly string[]): Promise<void> {
  const files = [...(await programFiles()), ...shareFiles()];
  mkdirSync(folder, { recursive: true });
  for (const target of targets.filter((target) => wanted.includes(nameOf(target)))) {
    const { name, zip, unpacked } = portableZip(target, files);
    writeFileSync(join(folder, `${name}.zip`), zip);
    console.log(`portable/${name}.zip: ${megabytes(zip.length)}, unpacked ${megabytes(unpacked)}`);
  }
  const zips = zipsThere();
  writeFileSync(join(folder, checksumsName), checksums(zips));
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const notes = releaseNotes({ version: rokadeVersion, changelog, zips });
  if (notes === null) throw new Error(`CHANGELOG.md says nothing of ${rokadeVersion}`);
  writeFileSync(join(folder, 'RELEASE-NOTES.md'), notes);
  console.log(`portable/${checksumsName}, portable/RELEASE-NOTES.md: ${zips.length} zips`);
}

async function writeProgram(into: string): Promise<void> {
  const files = await programFiles();
  for (const { path, bytes } of files) {
    const file = join(into, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  console.log(`${into}: ${files.length} files, ${megabytes(size)}`);
}

const { values, positionals } = parseArgs({
  options: { program: { type: 'string' } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`package: no target ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exitCode = 2;
} else if (values.program === undefined) {
  await packAll(positionals.length === 0 ? names : positionals);
} else await writeProgram(resolve(values.program));
