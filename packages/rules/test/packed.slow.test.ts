import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const readme = readFileSync(join(root, 'packages/rules/README.md'), 'utf8');

/** The first block of the README in a language. */
const firstBlock = (language: string): string =>
  new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? '';

/** A player's number as text, which the types must reject. */
const wrong = `import { monrad } from '@rokade/rules';
const players = [{ no: '1', rating: null, records: [], availability: { kind: 'present' as const } }];
monrad.pairRound({ roundNumber: 1, roundsPlanned: 5, players });
`;

describe('the package as it is packed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-packed-'));
  const checkout = join(folder, 'checkout');
  const rules = join(checkout, 'packages/rules');
  const user = join(folder, 'user');
  const npm = (cwd: string, ...args: readonly string[]) =>
    execFileSync('npm', [...args, '--silent'], { cwd, encoding: 'utf8' });
  let before: readonly string[] = [];

  beforeAll(() => {
    for (const part of [
      'LICENSE',
      'tsconfig.base.json',
      'scripts/packed-package.ts',
      ...['package.json', 'README.md', 'tsconfig.json', 'src'].map(
        (own) => `packages/rules/${own}`,
      ),
    ])
      cpSync(join(root, part), join(checkout, part), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'));
    before = readdirSync(rules);
    const tarball = npm(rules, 'pack', '--pack-destination', folder).trim();
    cpSync(join(folder, tarball), join(user, tarball));
    writeFileSync(join(user, 'package.json'), '{ "type": "module" }');
    npm(user, 'install', '--offline', '--no-audit', '--no-fund', `./${tarball}`);
  }, 300_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('leaves nothing in the checkout', () => {
    expect(readdirSync(rules)).toEqual(before);
    expect(JSON.parse(readFileSync(join(rules, 'package.json'), 'utf8'))).toMatchObject({
      exports: { '.': './src/index.ts' },
    });
  });

  test('pairs a round in five lines of plain JavaScript', () => {
    const example = firstBlock('js');
    expect(example.trimEnd().split('\n')).toHaveLength(5);
    writeFileSync(join(user, 'example.js'), example);
    const output = execFileSync(process.execPath, ['example.js'], { cwd: user, encoding: 'utf8' });
    expect(output).toBe(firstBlock('text'));
  });

  test('has types that a compiler finds', () => {
    const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
    const faultsIn = (file: string, text: string): string => {
      writeFileSync(join(user, file), text);
      const args = [compiler, '--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext'];
      try {
        return execFileSync(process.execPath, [...args, file], { cwd: user, encoding: 'utf8' });
      } catch (thrown) {
        return thrown instanceof Error && 'stdout' in thrown
          ? String(thrown.stdout)
          : 'no compiler';
      }
    };
    expect(faultsIn('right.ts', wrong.replace("'1'", '1'))).toBe('');
    expect(faultsIn('wrong.ts', wrong)).toContain("Type 'string' is not assignable");
  });
});
