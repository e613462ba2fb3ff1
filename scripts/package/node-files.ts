import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FolderFile } from './folder-file.ts';
import { isThisMachine, nameOf, type Target, targets } from './targets.ts';

const installed = join(import.meta.dirname, '../../node_modules/node');

/** The folder that keeps downloaded packages for the next time. */
const kept = join(tmpdir(), 'rokade-package-node');

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A package of npm, unpacked; npm checks that the download is the one in the registry. */
function fetched([name, version]: Target['node']): string {
  const folder = join(kept, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  mkdirSync(kept, { recursive: true });
  const work = mkdtempSync(join(kept, 'fetching-'));
  const shell = process.platform === 'win32';
  const args = ['pack', `${name}@${version}`, '--silent', '--pack-destination', work];
  const output = execFileSync(npm, args, { encoding: 'utf8', shell }).trim();
  execFileSync('tar', ['-xzf', join(work, output.split('\n').at(-1) ?? '')], { cwd: work });
  renameSync(join(work, 'package'), folder);
  rmSync(work, { recursive: true });
  return folder;
}

/** The package of a target's Node: for this machine the one that `npm ci` installed. */
function packageFolder(target: Target): string {
  const [name, version] = target.node;
  const own = join(installed, 'node_modules', name);
  const isThere = process.versions.node === version && existsSync(own);
  return isThisMachine(target) && isThere ? own : fetched(target.node);
}

/** Node's licence: that of its Linux package where its own has none, as those of Windows. */
function licenceIn(folder: string): string {
  const own = join(folder, 'LICENSE');
  const linux = targets.find((target) => nameOf(target) === 'linux-x64');
  if (existsSync(own) || linux === undefined) return own;
  return join(packageFolder(linux), 'LICENSE');
}

/** Node and its licence. */
export function nodeFiles(target: Target): readonly FolderFile[] {
  const folder = packageFolder(target);
  const name = target.binary.replace('bin/', '');
  return [
    { path: `program/${name}`, bytes: readFileSync(join(folder, target.binary)), runs: true },
    { path: 'program/LICENSE-Node.txt', bytes: readFileSync(licenceIn(folder)) },
  ];
}
