import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManifest } from './package-manifest.ts';

const root = join(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

/** Runs the compiler in the root; its output goes to the terminal. */
function compile(args: readonly string[]): void {
  const run = spawnSync(process.execPath, [compiler, ...args], { cwd: root, stdio: 'inherit' });
  if (run.status !== 0) throw new Error('the packages do not compile');
}

/** The types of every package, which each compiles against. */
export const buildTypes = (): void => compile(['-b']);

/** The manifest of what is published: the built files instead of the source, and no guard. */
const publishedManifest = ({
  private: guarded,
  ...manifest
}: PackageManifest & { readonly exports?: unknown }): object => ({
  ...manifest,
  files: ['dist', 'CHANGELOG.md'],
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  publishConfig: { access: 'public' },
});

/** Puts a package as it is published into a folder: JavaScript, types, README, licence, manifest. */
export function stagePackage(
  { folder, manifest }: { readonly folder: string; readonly manifest: PackageManifest },
  into: string,
): void {
  const source = join(root, 'packages', folder);
  mkdirSync(into, { recursive: true });
  compile([
    ...[
      '-p',
      join('packages', folder),
      '--outDir',
      join(into, 'dist'),
      '--tsBuildInfoFile',
      'null',
    ],
    ...['--composite', 'false', '--declaration', '--emitDeclarationOnly', 'false'],
    '--rewriteRelativeImportExtensions',
  ]);
  copyFileSync(join(root, 'LICENSE'), join(into, 'LICENSE'));
  for (const file of ['README.md', 'CHANGELOG.md']) {
    if (existsSync(join(source, file))) copyFileSync(join(source, file), join(into, file));
  }
  writeFileSync(
    join(into, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`,
  );
}
