/**
 * `npm run check`: format, lint, import directions, unused exports, types and the fast tests, two steps
 * at a time; `npm run check -- types lint` runs only those steps, `npm run check -- --except tests` the
 * others. Prints a line for each step, then all output of the failed ones.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const lanes = 2;

interface Step {
  readonly name: string;
  readonly command: string;
  /** The step whose work this one uses: it begins when that is done. */
  readonly after?: string;
}

interface Outcome {
  readonly name: string;
  readonly ok: boolean;
  readonly output: string;
}

/** Two workers: a third one would load and compile all modules once more, for a core that is not there. */
const testCommand = 'vitest run --project fast --project component --maxWorkers=2 --reporter=dot';

/** The first two begin together; the tests take about as long as all other steps. */
const steps: readonly Step[] = [
  { name: 'types', command: 'npm run types --silent' },
  { name: 'tests', command: testCommand },
  { name: 'pages', command: 'npm run check --silent --workspace=@rokade/web', after: 'types' },
  { name: 'imports', command: 'node scripts/import-directions.ts' },
  { name: 'unused', command: 'knip --no-progress --cache' },
  { name: 'lint', command: 'node scripts/lint.ts' },
  { name: 'format', command: 'node scripts/format-check.ts' },
];

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step to its end and keeps its output. */
function runStep({ name, command }: Step): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const process = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    process.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    process.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    process.on('close', (code) => {
      const ok = code === 0;
      console.log(`${ok ? '✔' : '✘'} ${name.padEnd(8)} ${seconds(start)}`);
      resolve({ name, ok, output: Buffer.concat(output).toString() });
    });
  });
}

/** Runs the steps in as many lanes as there are cores to use. */
async function runAll(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const waiting = [...steps];
  const begun = new Map<string, Promise<Outcome>>();
  const done: Outcome[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      await begun.get(step.after ?? '');
      const run = runStep(step);
      begun.set(step.name, run);
      done.push(await run);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}

const start = performance.now();
const named = process.argv.slice(2);
const isWanted = ({ name }: Step): boolean =>
  named[0] === '--except' ? !named.includes(name) : named.length === 0 || named.includes(name);
const failed = (await runAll(steps.filter(isWanted))).filter(({ ok }) => !ok);
for (const { name, output } of failed) console.error(`\n──── ${name} ────\n${output.trim()}`);
const failures = failed.map(({ name }) => name).join(', ');
console.log(
  failed.length === 0 ? `\ncheck passed in ${seconds(start)}` : `\ncheck failed: ${failures}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
