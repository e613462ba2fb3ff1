import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bytesOf, madeFideText } from '../../../test/made-fide-list.ts';

const app = join(import.meta.dirname, '..');
const build = join(app, 'build');
const packages = join(app, '../../packages');
const folder = mkdtempSync(join(tmpdir(), 'rokade-built-'));

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the built program with these words, even if it is out of date; at its end it prints what it loaded. */
const loading = `
const { loadBuild } = require(${JSON.stringify(join(app, 'bin/load-build.cjs'))});
const files = [];
process.on('exit', () => process.stderr.write(JSON.stringify(files)));
loadBuild(${JSON.stringify(join(build, 'main.cjs'))}, (file) => files.push(file));
`;

function built(words: readonly string[]) {
  const program = join(folder, 'loading.cjs');
  writeFileSync(program, loading);
  const ran = spawnSync(process.execPath, [program, ...words], { encoding: 'utf8' });
  const files: readonly string[] = JSON.parse(ran.stderr.slice(ran.stderr.lastIndexOf('[')));
  return { ...ran, files };
}

/** The name of a function of the server, which the build keeps. */
const holdsServer = (file: string): boolean => readFileSync(file, 'utf8').includes('startServer(');

describe('what npm ci builds', () => {
  it('has the program of every thread beside it', () => {
    const programs = globSync('*/src/**/*.ts', { cwd: packages }).flatMap((file) => {
      const text = readFileSync(join(packages, file), 'utf8');
      return [...text.matchAll(/new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)/g)];
    });
    expect(programs.length).toBeGreaterThan(1);
    const missing = programs.filter(([, name]) => !existsSync(join(build, `${name}.js`)));
    expect(missing).toEqual([]);
  });

  it('takes in a large list in its thread, and finds somebody without loading the server', () => {
    const file = join(folder, 'list.txt');
    writeFileSync(file, bytesOf(madeFideText(2000, 'built')));
    const words = ['--data', folder, '--format', 'json'];
    const imported = built(['list', 'import', file, ...words, '--month', '2026-11']);
    expect(JSON.parse(imported.stdout)).toMatchObject({ source: 'fide', players: 2000 });
    expect(imported.files.some(holdsServer)).toBe(true);
    const found = built(['list', 'search', 'a', ...words]);
    expect(JSON.parse(found.stdout)).toHaveLength(20);
    expect(found.files.filter(holdsServer)).toEqual([]);
  });
});
