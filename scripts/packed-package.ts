/**
 * `prepack` and `postpack` of a package: in the repository programs import the source itself, other
 * users get the tarball. So JavaScript, types and an export map of them are in the folder while it is
 * packed, and are removed afterwards.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const manifest = 'package.json';
const kept = 'package.json.source';

/** Restores the folder to its state in the checkout; also after an interrupted pack. */
function cleanUp(): void {
  if (existsSync(kept)) renameSync(kept, manifest);
  for (const made of ['dist', 'LICENSE']) rmSync(made, { recursive: true, force: true });
}

/** Builds JavaScript and types of `src` into `dist`; the compiler's output goes to the terminal. */
function build(): void {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  const options = [
    '--outDir',
    'dist',
    '--tsBuildInfoFile',
    'null',
    '--emitDeclarationOnly',
    'false',
  ];
  const own = ['--composite', 'false', '--declaration', '--rewriteRelativeImportExtensions'];
  const run = spawnSync(process.execPath, [compiler, '-p', '.', ...options, ...own], {
    stdio: 'inherit',
  });
  if (run.status !== 0) throw new Error('the package does not compile');
}

/** The manifest of the tarball: the same, with the built files. */
function describeBuild(): void {
  copyFileSync(manifest, kept);
  const { scripts, ...source } = JSON.parse(readFileSync(manifest, 'utf8'));
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  writeFileSync(manifest, `${JSON.stringify({ ...source, files: ['dist'], exports }, null, 2)}\n`);
}

cleanUp();
if (process.argv[2] === 'prepack') {
  build();
  copyFileSync(join(root, 'LICENSE'), 'LICENSE');
  describeBuild();
}
