import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passChanged } from '../scripts/passed-files.ts';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rokade-passed-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'node_modules\nbuilt\n');
  write('biome.json', '{}');
  write('node_modules/@biomejs/biome/package.json', '{}');
  write('scripts/lint-candidates.ts', '');
  write('lint/no-class.grit', '');
  write('a.ts', 'a');
  write('built/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs a step that passes or not, and returns the files it was given; null: it had none to look at. */
function filesGiven(passes = true, name = 'lint'): readonly string[] | null {
  let given: readonly string[] | null = null;
  const passed = passChanged(
    name,
    (files) => {
      given = files;
      return passes;
    },
    root,
  );
  expect(passed).toBe(given === null || passes);
  return given;
}

describe('a step that looks at each file by itself', () => {
  it('looks at every file of the repository first, then at what changed or came', () => {
    const all = ['.gitignore', 'a.ts', 'biome.json', 'lint/no-class.grit'];
    expect(filesGiven()?.toSorted()).toEqual([...all, 'scripts/lint-candidates.ts']);
    expect(filesGiven()).toBeNull();
    write('a.ts', 'a change');
    write('c.ts', 'new');
    expect(filesGiven()?.toSorted()).toEqual(['a.ts', 'c.ts']);
    expect(filesGiven()).toBeNull();
  });

  it('looks again at what has not passed', () => {
    filesGiven();
    write('a.ts', 'a fault');
    expect([filesGiven(false), filesGiven(false), filesGiven()]).toEqual(Array(3).fill(['a.ts']));
    expect(filesGiven()).toBeNull();
  });

  it('looks at a file under another name, whose rules may be others', () => {
    filesGiven();
    write('d.ts', 'a');
    expect(filesGiven()).toEqual(['d.ts']);
  });

  it.each(['biome.json', 'node_modules/@biomejs/biome/package.json', 'lint/no-class.grit'])(
    'looks at everything anew where %s is another',
    (file) => {
      filesGiven();
      write(file, '{ }');
      expect(filesGiven()).toHaveLength(5);
    },
  );

  it('is asked about the whole folder where many files changed', () => {
    for (let at = 0; at < 250; at++) write(`many/${at}.ts`, String(at));
    expect(filesGiven()).toEqual(['.']);
  });

  it('has a list of its own', () => {
    filesGiven();
    expect(filesGiven(true, 'format')).toHaveLength(5);
  });
});
