/**
 * A process that keeps the tests of a package ready and gets mutants one after the other. It answers
 * whether the tests pass.
 */
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { createVitest } from 'vitest/node';
import { withMutant } from './find-mutants.ts';
import type { LaneTask, Planted } from './planted.ts';

const [, , folder = ''] = argv;
let planted: Planted | null = null;

const notes = env['ROKADE_COVERED'];
const vitest = await createVitest(
  {
    root: join(import.meta.dirname, '../..'),
    config: false,
    watch: false,
    include: [`${folder}/test/**/*.test.ts`],
    exclude: ['**/*.{slow,wide,browser}.test.ts', '**/node_modules/**'],
    ...(notes === undefined
      ? { bail: 1 }
      : { setupFiles: [join(import.meta.dirname, 'covered.ts')] }),
    isolate: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    reporters: [{}],
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        // The changed file alone is never taken from the cache of earlier runs.
        configureVitest: ({ defineCacheKeyGenerator }) =>
          defineCacheKeyGenerator(({ id }) => (planted?.file === id ? false : undefined)),
        transform: (source, id) =>
          planted?.file === id ? withMutant(source, planted.mutant) : undefined,
      },
    ],
  },
);
const all = await vitest.globTestSpecifications();

async function pass({ planted: next, tests }: LaneTask): Promise<boolean> {
  for (const changed of [planted, next]) if (changed !== null) vitest.invalidateFile(changed.file);
  planted = next;
  const wanted =
    tests?.flatMap((test) => all.find(({ moduleId }) => moduleId === test) ?? []) ?? all;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...wanted]);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
}

process.on('message', async (task: LaneTask) => process.send?.(await pass(task)));
process.once('disconnect', () => process.exit());
process.send?.('ready');
