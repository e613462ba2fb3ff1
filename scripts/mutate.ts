/**
 * `npm run mutate -- packages/tournament/src --sample 50 --seed S`: changes a condition, an operator,
 * a number or a call in the sources of a folder, one at a time and never on the disk, and runs the
 * fast tests of the package, the nearest first. Names each change that no test notices. Without a
 * folder it takes `rules`, `tournament` and `store`. Exit 1 where fewer than 90 % are noticed.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeSeededRandom, shuffled } from '@rokade/rules';
import { findMutants, type Mutant } from './mutate/find-mutants.ts';

const root = join(import.meta.dirname, '..');
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const config = join(import.meta.dirname, 'mutate/vitest.config.ts');
const lanes = 2;
/** A change that makes the tests so slow is noticed, too. */
const longest = 300_000;
const leastNoticed = 0.9;

interface Planted {
  readonly file: string;
  readonly mutant: Mutant | null;
}

/** Whether the tests of the file's package pass with the mutant in it. */
function testsPass(planted: Planted): Promise<boolean> {
  const tests = relative(root, planted.file).split('/').slice(0, 2).join('/');
  const child = spawn(
    execPath,
    [vitest, 'run', `--config=${config}`, `--root=${root}`, `${tests}/`],
    {
      cwd: root,
      env: { ...env, ROKADE_MUTANT: JSON.stringify(planted) },
      stdio: 'ignore',
      detached: true,
    },
  );
  const hung = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), longest);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(hung);
      resolve(code === 0);
    });
  });
}

/** A mutant as a reader sees it: place, what stood there, what stands there now. */
function described({ file, mutant }: Planted): string {
  if (mutant === null) return file;
  const source = readFileSync(file, 'utf8');
  const line = source.slice(0, mutant.start).split('\n').length;
  const whole = source.split('\n')[line - 1]?.trim() ?? '';
  const before = source.slice(mutant.start, mutant.end);
  return `${relative(root, file)}:${line}  ${before} → ${mutant.text}  in  ${whole}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});
const folders =
  positionals.length > 0
    ? positionals
    : ['packages/rules/src', 'packages/tournament/src', 'packages/store/src'];
const files = folders
  .flatMap((folder) => globSync([join(root, folder), join(root, folder, '**/*.ts')]))
  .filter((file) => file.endsWith('.ts'))
  .sort();
const all = files.flatMap((file): readonly Planted[] =>
  findMutants(readFileSync(file, 'utf8')).map((mutant) => ({ file, mutant })),
);
const sample = shuffled(all, makeSeededRandom(values.seed)).slice(0, Number(values.sample));
console.log(`${sample.length} of ${all.length} changes, seed ${values.seed}`);

const packages = new Map(sample.map(({ file }) => [relative(root, file).split('/')[1], file]));
for (const file of packages.values()) {
  if (await testsPass({ file, mutant: null })) continue;
  console.error(`mutate: the tests of ${relative(root, file)} fail without any change`);
  process.exit(2);
}

const waiting = [...sample];
let survived = 0;
const lane = async (): Promise<void> => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (!(await testsPass(next))) continue;
    survived += 1;
    console.log(`not noticed: ${described(next)}`);
  }
};
await Promise.all(Array.from({ length: lanes }, lane));
const noticed = sample.length - survived;
console.log(
  `${noticed} of ${sample.length} noticed (${Math.floor((100 * noticed) / sample.length)} %)`,
);
if (noticed < leastNoticed * sample.length) process.exitCode = 1;
