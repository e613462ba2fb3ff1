import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManifest } from './package-manifest.ts';
import { releasedPackages } from './released-packages.ts';
import { runNpm } from './run-quietly.ts';
import { buildTypes, stagePackage } from './stage-package.ts';

const root = join(import.meta.dirname, '../..');

/** What a published package may hold: built files, and the papers of a package. */
const expectedFile = /^(dist\/.+\.(js|d\.ts)|README\.md|CHANGELOG\.md|LICENSE|package\.json)$/;

/** A packed package: its name, its tarball and its size in bytes. */
export interface Tarball {
  readonly name: string;
  readonly file: string;
  readonly bytes: number;
}

interface PackReport {
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Packs a staged package; what does not belong into it is an error. */
function packStaged(folder: string, staged: string, tarballs: string): Tarball {
  const report = JSON.parse(
    runNpm(staged, 'pack', '--json', '--pack-destination', tarballs),
  ) as readonly PackReport[];
  const packed = report[0];
  if (packed === undefined) throw new Error(`npm packed nothing of ${folder}`);
  const strange = packed.files.map(({ path }) => path).filter((path) => !expectedFile.test(path));
  if (strange.length > 0) throw new Error(`@rokade/${folder} would publish ${strange.join(', ')}`);
  return { name: `@rokade/${folder}`, file: join(tarballs, packed.filename), bytes: packed.size };
}

/** Builds and packs every released package into a folder, in the order of publishing. */
export function packAll(work: string): readonly Tarball[] {
  const tarballs = join(work, 'tarballs');
  mkdirSync(tarballs, { recursive: true });
  buildTypes();
  return releasedPackages.map(({ folder }) => {
    const manifest = JSON.parse(
      readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'),
    ) as PackageManifest;
    const staged = join(work, 'staged', folder);
    stagePackage({ folder, manifest }, staged);
    return packStaged(folder, staged, tarballs);
  });
}
