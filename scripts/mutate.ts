/**
 * `npm run mutate -- packages/tournament/src --sample 50 --seed S`: changes a condition, an operator, a
 * number or a call in the sources of a folder, one at a time and never on the disk, and runs the fast
 * tests of the package that call the changed function, the nearest first. Lists each change that no
 * test notices. Without a folder it takes `rules`, `tournament` and `store`. Exit 1 where fewer than 90
 * % of a package's changes are noticed, not counting those that have no effect by
 * `mutate/equivalent.ts`.
 */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { makeSeededRandom, shuffled } from '@rokade/rules';
import { type CallsOfTests, callsOfTests } from './mutate/calls-of-tests.ts';
import { equivalents } from './mutate/equivalent.ts';
import { findMutants } from './mutate/find-mutants.ts';
import { MutationLane } from './mutate/mutation-lane.ts';
import type { Planted } from './mutate/planted.ts';

const root = join(import.meta.dirname, '..');
const lanes = 2;
const leastNoticed = 0.9;
/** The longest time for the tests of a change, as a multiple of the time of all tests of the package. */
const patience = 4;

/** A mutant for readers: its place, the old text, the new text. */
function described({ file, mutant }: Planted) {
  const source = readFileSync(file, 'utf8');
  const number = source.slice(0, mutant.start).split('\n').length;
  return {
    file: relative(root, file),
    number,
    line: source.split('\n')[number - 1]?.trim() ?? '',
    change: `${source.slice(mutant.start, mutant.end)} → ${mutant.text}`,
  };
}

function isEquivalent(planted: Planted): boolean {
  const { file, line, change } = described(planted);
  return equivalents.some((one) => one.file === file && one.line === line && one.change === change);
}

/** The tests beside the source come first: most mutants fail there. */
function nearestFirst(file: string, tests: readonly string[]): readonly string[] {
  const folder = dirname(file.replace('/src/', '/test/'));
  const distance = (test: string): number => relative(folder, test).split('/').length;
  return tests.toSorted((a, b) => distance(a) - distance(b));
}

/** Whether no test notices a mutant. */
async function survives(
  lane: MutationLane,
  planted: Planted,
  { testsOf }: CallsOfTests,
): Promise<boolean> {
  const calling = testsOf(planted);
  if (calling?.length === 0) return true;
  const tests = calling === null ? null : nearestFirst(planted.file, calling);
  return lane.run({ planted, tests });
}

/** Tries the mutants of a package; true: enough are noticed. */
async function tryPackage(folder: string, sample: readonly Planted[]): Promise<boolean> {
  const calls = await callsOfTests(folder);
  if (calls === null) {
    console.error(`mutate: the tests of ${folder} fail without any change`);
    return false;
  }
  const waiting = [...sample];
  const survivors: Planted[] = [];
  const work = async (): Promise<void> => {
    const lane = new MutationLane(folder, Math.ceil(patience * calls.duration));
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await survives(lane, next, calls))) continue;
      survivors.push(next);
      const { file, number, change, line } = described(next);
      const sort = isEquivalent(next) ? 'equivalent' : 'not noticed';
      console.log(`${sort}: ${file}:${number}  ${change}  in  ${line}`);
    }
    lane.end();
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const equivalent = survivors.filter(isEquivalent).length;
  const counted = sample.length - equivalent;
  const noticed = sample.length - survivors.length;
  const share = Math.floor((100 * noticed) / Math.max(counted, 1));
  console.log(
    `${folder}: ${noticed} noticed, ${counted - noticed} not, ${equivalent} equivalent: ${share} %`,
  );
  return noticed >= leastNoticed * counted;
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
const byPackage = Map.groupBy(sample, ({ file }) =>
  relative(root, file).split('/').slice(0, 2).join('/'),
);
for (const [folder, mutants] of byPackage) {
  if (!(await tryPackage(folder, mutants))) process.exitCode = 1;
}
