import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

const packageJson = (name: string): string =>
  JSON.stringify({ name, type: 'module', exports: { '.': './src/index.ts' } });

/** A small workspace with some exported names that no file imports. */
const planted: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'planted', workspaces: ['packages/*', 'apps/*'] }),
  'packages/rules/package.json': packageJson('@rokade/rules'),
  'packages/rules/src/index.ts': "export { forProgrammers } from './lots.ts';",
  'packages/rules/src/lots.ts': 'export const forProgrammers = 1;\nexport const forNobody = 2;',
  'packages/rules/src/lonely.ts': 'export const lonely = 3;',
  'packages/store/package.json': packageJson('@rokade/store'),
  'packages/store/src/index.ts': "export { left } from './four.ts';",
  'packages/store/src/four.ts': 'export const left = 4;\nexport interface Gone { readonly a: 1 }',
  'apps/web/package.json': JSON.stringify({
    name: '@rokade/web',
    devDependencies: { svelte: '5' },
  }),
  'apps/web/src/Card.svelte': "<script>import { shown } from './numbers.ts';</script>{shown}",
  'apps/web/src/numbers.ts': 'export const shown = 5;\nexport const hidden = 6;',
  'apps/web/test/card.test.ts': "import '../src/Card.svelte';",
};

describe('the check for unused exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-unused-'));
  let findings = '';

  beforeAll(() => {
    cpSync(join(root, 'knip.json'), join(folder, 'knip.json'));
    for (const [file, text] of Object.entries(planted)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    const knip = join(root, 'node_modules/knip/bin/knip.js');
    findings = spawnSync(process.execPath, [knip, '--no-progress', '--reporter', 'compact'], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each([
    ['a name that nobody imports', 'forNobody'],
    ['a file that nobody imports', 'lonely.ts'],
    ['what a package shows to nobody', 'left'],
    ['a type', 'Gone'],
    ['what no component of a page needs', 'hidden'],
  ])('objects to %s', (_, name) => {
    expect(findings).toMatch(new RegExp(`\\b${name}\\b`));
  });

  test.each([
    ['what the rules offer programmers', 'forProgrammers'],
    ['what a component needs', 'shown'],
  ])('has nothing against %s', (_, name) => {
    expect(findings).not.toMatch(new RegExp(`\\b${name}\\b`));
  });
});
