import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MutationLane } from './mutation-lane.ts';
import type { Planted } from './planted.ts';

interface Noted {
  readonly testPath: string;
  readonly called: readonly string[];
}

/** The tests of a package without any mutant. */
export interface CallsOfTests {
  /** How long they take together, in milliseconds. */
  readonly duration: number;
  /** The tests that call a function; null: unknown, any may. */
  readonly testsOf: (planted: Planted) => readonly string[] | null;
}

/** Runs the tests of a package once without any mutant; null: they fail. */
export async function callsOfTests(folder: string): Promise<CallsOfTests | null> {
  const place = mkdtempSync(join(tmpdir(), 'rokade-mutate-'));
  const file = join(place, 'covered');
  const lane = new MutationLane(folder, undefined, { ROKADE_COVERED: file });
  const start = performance.now();
  const passes = await lane.run({ planted: null, tests: null });
  const duration = performance.now() - start;
  lane.end();
  if (!passes) return null;
  const noted = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(place, { recursive: true });
  const tests = new Map<string, Set<string>>();
  for (const line of noted) {
    const { testPath, called } = JSON.parse(line) as Noted;
    for (const name of called) {
      tests.set(name, (tests.get(name) ?? new Set()).add(testPath));
    }
  }
  const testsOf = ({ file: source, mutant: { within } }: Planted) =>
    within === null ? null : [...(tests.get(`${source}\t${within}`) ?? [])];
  return { duration, testsOf };
}
