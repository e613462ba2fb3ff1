import { join } from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
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

const longestFirst = ['ci', 'slow', 'browser', 'wide', 'fast'];

/** Of the browser tests those that take minutes; a clean checkout has no times of its own to go by. */
const longestOfBrowser = /\/(accessibility|prints|early-choices|club-tournament)\.browser\./;

/** What takes long begins first, so that no worker stands idle at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      longestFirst.indexOf(project.name) - (longestOfBrowser.test(moduleId) ? 0.5 : 0);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const slowness = slownessNow();

/** A limit, in milliseconds, as this machine needs it: what it does besides makes tests no worse. */
const within = (milliseconds: number): number => Math.round(milliseconds * slowness);

/** What is waited for comes; on a busy machine it takes longer than the usual second. */
const patient = (timeout: number) => ({ poll: { timeout: within(timeout) } });

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
            'test/browser/{accessibility,events,installation,people,prints}.browser.test.ts',
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
