import { join } from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { filesInMemory } from './test/folder-in-memory.ts';
import { slownessNow } from './test/machine-speed.ts';

/**
 * Node keeps what it compiled of each module. Half of what a program costs that a test begins to
 * kill is to be read; workers and the programs they begin take the folder from here.
 */
env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/node');

const named = (kind: string) => [
  `{packages,apps}/*/test/**/*.${kind}.test.ts`,
  `test/**/*.${kind}.test.ts`,
];

/** The usual length of a test file of each project, in seconds on a quiet machine. */
const usualSeconds: Readonly<Record<string, number>> = {
  ci: 90,
  wide: 60,
  slow: 12,
  browser: 10,
  pages: 5,
  component: 1,
  fast: 1,
};

/** Files that take far longer; a clean checkout has no times of its own to go by. */
const longFiles: readonly (readonly [file: RegExp, seconds: number])[] = [
  [/\/(postgres|portable-folder|move-storage)\.ci\./, 100],
  [/\/(prints|club-tournament|accessibility)\.browser\./, 60],
  [/\/winnability\.wide\./, 60],
  [/\/(early-choices|looks|books|touch)\.browser\./, 40],
  [/\/(salvage|large-files)\.slow\./, 35],
  [/\/(check-in|keyboard|evening|groups|desk|screens|public-pages)\.browser\./, 25],
  [/\/(guide-examples|erasing|server-kill|packed|pairing-systems|club-year)[\w-]*\.slow\./, 25],
  [/\/(allowed|each-command-form|each-route|own-words|privacy)\.pages\./, 25],
  [/\/(invitation-to-report|reader-aids|prizes|rights|search|cup|rounds)\.browser\./, 20],
  [/\/(systems|structure|installation|people)\.pages\./, 15],
];

/** What takes long begins first, whatever kind it is, so that no core stands idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ project, moduleId }: TestSpecification): number =>
      longFiles.find(([file]) => file.test(moduleId))?.[1] ?? usualSeconds[project.name] ?? 1;
    return (await super.sort(files)).toSorted((a, b) => seconds(b) - seconds(a));
  }
}

const slowness = slownessNow();

/** A limit, in milliseconds, as this machine needs it: what it does besides makes tests no worse. */
const within = (milliseconds: number): number => Math.round(milliseconds * slowness);

/** What is waited for comes; on a busy machine it takes longer than the usual second. */
const patient = (timeout: number) => ({ poll: { timeout: within(timeout) } });

/** A worker that reads hundreds of files has many objects; with little room, it moves them again and again. */
const roomForNew = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    // One more than there are cores to count on: browsers and databases leave a third of each idle.
    maxWorkers: 3,
    // Modules hold no state, so files can share them; loading them anew tripled the time.
    isolate: false,
    // Far more than any of them needs, as the times below: a busy machine is no fault.
    hookTimeout: within(120_000),
    // Node reads TypeScript by itself, as it does when Rokade runs; nothing is rewritten for the tests.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'fast',
          include: ['{packages,apps}/*/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['**/*.{slow,ci,wide,browser,component,pages}.test.ts', '**/node_modules/**'],
          env: filesInMemory(),
          execArgv: roomForNew,
          testTimeout: within(30_000),
          expect: patient(20_000),
        },
      },
      'apps/web/vitest.config.ts',
      {
        // Pages as the server makes them, asked for in process; they need no browser.
        test: {
          name: 'pages',
          include: named('pages'),
          globalSetup: 'test/browser/built-pages.ts',
          env: filesInMemory(),
          execArgv: roomForNew,
          testTimeout: within(30_000),
        },
      },
      {
        test: {
          name: 'slow',
          include: named('slow'),
          testTimeout: within(120_000),
          expect: patient(60_000),
        },
      },
      {
        // What needs a database server or the packed application; `.ci/run` has the time for it.
        test: {
          name: 'ci',
          include: named('ci'),
          testTimeout: within(120_000),
          expect: patient(60_000),
        },
      },
      {
        // The slow tests once more, those of wide fields on all of them; `npm test` looks at a part.
        test: {
          name: 'sweep',
          include: [
            ...named('slow'),
            'test/browser/{accessibility,books,events,prints}.browser.test.ts',
          ],
          globalSetup: 'test/browser/build-pages.ts',
          env: { ROKADE_SWEEP: '1' },
          testTimeout: within(600_000),
          expect: patient(60_000),
        },
      },
      {
        // Comparisons with the files beside the repository; `npm test` leaves them out.
        test: {
          name: 'wide',
          include: named('wide'),
          globalSetup: 'test/wide/shared-folder.ts',
          testTimeout: within(300_000),
        },
      },
      {
        test: {
          name: 'browser',
          include: named('browser'),
          globalSetup: 'test/browser/build-pages.ts',
          testTimeout: within(300_000),
          expect: patient(120_000),
        },
      },
    ],
  },
});
