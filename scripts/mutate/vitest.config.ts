import { dirname, relative } from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { type Mutant, withMutant } from './find-mutants.ts';

/** The file to change, and how; given by `npm run mutate`. */
const { file, mutant } = JSON.parse(env['ROKADE_MUTANT'] ?? '{}') as {
  readonly file: string;
  readonly mutant: Mutant | null;
};

/** How far a test's folder is from that of the source. */
const distance = (test: string): number =>
  relative(dirname(file.replace('/src/', '/test/')), test).split('/').length;

/** The tests beside the source come first: most mutants fall there. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => distance(a.moduleId) - distance(b.moduleId));
  }
}

export default defineConfig({
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      // The changed file alone is never taken from what earlier runs left.
      configureVitest: ({ defineCacheKeyGenerator }) =>
        defineCacheKeyGenerator(({ id }) => (mutant !== null && id === file ? false : undefined)),
      transform: (source, id) =>
        mutant !== null && id === file ? withMutant(source, mutant) : undefined,
    },
  ],
  test: {
    include: ['{packages,apps}/*/test/**/*.test.ts'],
    exclude: ['**/*.{slow,wide,browser}.test.ts', '**/node_modules/**'],
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    testTimeout: 60_000,
    sequence: { sequencer: NearestFirst },
  },
});
