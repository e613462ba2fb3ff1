import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '..');

const hashOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** What decides besides the file itself: Biome, its settings and our own rules. */
function settingsHash(root: string): string {
  const files = [
    'biome.json',
    'node_modules/@biomejs/biome/package.json',
    'scripts/lint-candidates.ts',
  ];
  const rules = globSync('lint/*.grit', { cwd: root }).sort();
  return hashOf(
    [...files, ...rules].map((file) => readFileSync(join(root, file), 'utf8')).join('\0'),
  );
}

/** The text files of the repository, the new ones among them; null: it is no repository of git. */
function filesOfRepository(root: string): readonly string[] | null {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed.status === 0 ? listed.stdout.split('\0').filter((file) => file !== '') : null;
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The files that a step has passed before; none where there is no such list. */
function passedBefore(list: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(list, 'utf8')) as readonly string[]);
  } catch {
    return new Set();
  }
}

function keepPassed(list: string, passed: readonly string[]): void {
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(`${list}.new`, JSON.stringify(passed));
  renameSync(`${list}.new`, list);
}

/** So many names of files fit into a command of any system. */
const mostNamed = 200;

/**
 * Runs a step of Biome that looks at each file by itself, on the files that have not passed it as they
 * are now. The step is given their names, or `.` where they are many.
 *
 * @param name what the step is called; files that passed stand under it in `node_modules/.cache`
 * @param step returns whether all files it was given passed
 * @param root the folder of the repository
 */
export function passChanged(
  name: string,
  step: (files: readonly string[]) => boolean,
  root = repository,
): boolean {
  const files = filesOfRepository(root);
  if (files === null) return step(['.']);
  const list = join(root, `node_modules/.cache/biome/${name}.json`);
  const before = passedBefore(list);
  const settings = settingsHash(root);
  const hashes = new Map(
    files.flatMap((file) => {
      const bytes = bytesOf(join(root, file));
      return bytes === null
        ? []
        : [[file, hashOf(`${settings}${file}\0${hashOf(bytes)}`)] as const];
    }),
  );
  const changed = [...hashes].flatMap(([file, hash]) => (before.has(hash) ? [] : [file]));
  const passes = changed.length === 0 || step(changed.length > mostNamed ? ['.'] : changed);
  if (passes) keepPassed(list, [...hashes.values()]);
  return passes;
}
