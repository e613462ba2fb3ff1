/**
 * `npm run package`: portable folders with a Node inside, for users without npm, as zips in the folder
 * `portable`. All six, or those named: `npm run package -- linux-x64 windows-x64`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { portableZip } from './package/portable-zip.ts';
import { programFiles } from './package/program-files.ts';
import { nameOf, targets } from './package/targets.ts';

const folder = join(import.meta.dirname, '../portable');
const names = targets.map(nameOf);

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

async function packAll(wanted: readonly string[]): Promise<void> {
  const program = await programFiles();
  mkdirSync(folder, { recursive: true });
  for (const target of targets.filter((target) => wanted.includes(nameOf(target)))) {
    const { name, zip, unpacked } = portableZip(target, program);
    writeFileSync(join(folder, `${name}.zip`), zip);
    console.log(`portable/${name}.zip: ${megabytes(zip.length)}, unpacked ${megabytes(unpacked)}`);
  }
}

const args = process.argv.slice(2);
const unknown = args.filter((name) => !names.includes(name));
if (unknown.length === 0) await packAll(args.length === 0 ? names : args);
else {
  console.error(`package: no target ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exitCode = 2;
}
