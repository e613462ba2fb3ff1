import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { EOL, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const bin = join(import.meta.dirname, '../bin');
const { loadBuild } = createRequire(import.meta.url)('../bin/load-build.cjs');

/** A build of two files: its text, and the place where it reports that an error was thrown. */
const files = {
  'main.cjs': `const { fail, twice } = require('./other.cjs');
exports.said = () => twice(21);
exports.place = () => {
  try { return fail(); } catch (error) { return error.stack.split('\\n')[1].trim(); }
};
exports.late = () => require.import('node:os').then(({ EOL }) => EOL);
process.argv.includes('--said') && console.log(exports.said(), exports.place());
`,
  'other.cjs': `exports.fail = function fail() { throw new Error('planned'); };
exports.twice = (number) => number * 2;
`,
};

let folder = '';
let main = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rokade-built-'));
  main = join(folder, 'main.cjs');
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Loads the build, uses it, and keeps the compiled code. */
function keepCompiled(): void {
  const scripts = new Map<string, Script>();
  loadBuild(main, (file: string, script: Script) => scripts.set(file, script)).said();
  for (const [file, script] of scripts) writeFileSync(`${file}.cache`, script.createCachedData());
}

/** Which of the files were loaded from the compiled code. */
function takenAsCompiled(): readonly (boolean | undefined)[] {
  const rejected: (boolean | undefined)[] = [];
  loadBuild(main, (_: string, script: Script) => rejected.push(script.cachedDataRejected));
  return rejected;
}

/** The output of the build in a process of its own, with these words for Node. */
const outputOf = (...words: readonly string[]): string => {
  const program = `require(${JSON.stringify(join(bin, 'load-build.cjs'))}).loadBuild(process.argv[1])`;
  return execFileSync(process.execPath, [...words, '-e', program, main, '--said'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: join(folder, 'node') },
  });
};

describe('a build with what was compiled of it', () => {
  it('is taken as it was compiled', () => {
    expect(takenAsCompiled()).toEqual([undefined, undefined]);
    keepCompiled();
    expect(takenAsCompiled()).toEqual([false, false]);
  });

  it('holds functions that are compiled at their first call', () => {
    const cache = () => readFileSync(join(folder, 'other.cjs.cache')).length;
    const scripts = new Map<string, Script>();
    loadBuild(main, (file: string, script: Script) => scripts.set(file, script));
    const atFirst = scripts.get(join(folder, 'other.cjs'))?.createCachedData().length ?? 0;
    keepCompiled();
    expect(cache()).toBeGreaterThan(atFirst);
  });

  it('says the same place of an error, and imports what is outside', async () => {
    keepCompiled();
    const build = loadBuild(main, () => undefined);
    expect(build.place()).toBe(`at fail (${join(folder, 'other.cjs')}:1:40)`);
    expect(await build.late()).toBe(EOL);
  });

  it.each([
    ['by this Node', [], () => undefined],
    ['by a Node with other settings', ['--no-lazy'], () => undefined],
    ['broken off', [], () => writeFileSync(`${main}.cache`, 'broken')],
    ['not at all', [], () => rmSync(`${main}.cache`)],
  ])('says the same where it was compiled %s', (_, words, change) => {
    keepCompiled();
    change();
    expect(outputOf(...words)).toBe(`42 at fail (${join(folder, 'other.cjs')}:1:40)\n`);
  });
});
