/**
 * `npm test`: one run of vitest over the fast, slow and browser tests. ROKADE_WIDE=1 adds those of
 * databases and of the packed application, and the comparisons with the files beside the repository.
 * The last line is the count. Arguments go to vitest: `npm test -- packages/rules`,
 * `npm test -- --project fast`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { countLine, countTests, isGreen, type TestReport } from './test-counts.ts';

const root = join(import.meta.dirname, '..');
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** The projects to run, unless the caller names some. */
function projectArguments(args: readonly string[]): readonly string[] {
  if (args.some((argument) => argument.startsWith('--project'))) return [];
  const projects = [
    'fast',
    'component',
    'pages',
    'slow',
    'browser',
    ...(env['ROKADE_WIDE'] === '1' ? ['ci', 'wide'] : []),
  ];
  return projects.map((project) => `--project=${project}`);
}

/** Vitest's report; null: there is none that can be read. */
function readReport(file: string): TestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  } catch {
    return null;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'rokade-tests-'));
const reportFile = join(folder, 'report.json');
const args = process.argv.slice(2);
const run = spawnSync(
  execPath,
  [
    vitest,
    'run',
    ...projectArguments(args),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...args,
  ],
  { cwd: root, stdio: 'inherit' },
);
const counts = countTests(readReport(reportFile), run.status ?? 1);
rmSync(folder, { recursive: true, force: true });
console.log(`\n${countLine(counts)}`);
process.exitCode = isGreen(counts) ? 0 : 1;
