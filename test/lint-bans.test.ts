import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mayBreakOwnRule } from '../scripts/lint-candidates.ts';

const root = join(import.meta.dirname, '..');

/** The file of the code, the code, and the rule that must object to it. */
const planted: readonly (readonly [file: string, code: string, rule: string])[] = [
  ['packages/rules/src/now.ts', 'export const at = Date.now();', 'noJsRestrictedProperties'],
  ['packages/rules/src/chance.ts', 'export const x = Math.random();', 'noJsRestrictedProperties'],
  [
    'packages/rules/src/hidden-chance.ts',
    'const { random } = Math;\nexport const x = random();',
    'noJsRestrictedProperties',
  ],
  ['packages/rules/src/today.ts', 'export const today = new Date();', 'plugin'],
  ['packages/rules/src/today-as-text.ts', 'export const today = Date();', 'plugin'],
  ['packages/rules/src/environment.ts', 'export const e = process.env;', 'noRestrictedGlobals'],
  [
    'packages/tournament/src/say.ts',
    "export const say = () => console.log('');",
    'noRestrictedGlobals',
  ],
  ['packages/tournament/src/get.ts', "export const get = () => fetch('/');", 'noRestrictedGlobals'],
  [
    'packages/texts/src/later.ts',
    'export const l = () => setTimeout(() => 1);',
    'noRestrictedGlobals',
  ],
  ['packages/formats/src/id.ts', 'export const id = crypto.randomUUID();', 'noRestrictedGlobals'],
  ['packages/formats/src/door.ts', 'export const d = globalThis.process;', 'noRestrictedGlobals'],
  ['packages/formats/src/reader.ts', 'export class Reader {}', 'plugin'],
  [
    'packages/server/src/spread.ts',
    'export const both = (a: number, b: number) => ({ ...{ a, b }, c: 1 });',
    'plugin',
  ],
  ['packages/formats/src/writer.ts', 'export const Writer = class {};', 'plugin'],
  [
    'packages/formats/src/by-code.ts',
    "export const isCup = (system: { code: string }) => system.code === 'cup';",
    'plugin',
  ],
  [
    'packages/server/src/by-destructured-code.ts',
    "export const isPlayOff = ({ code }: { code: string }) => 'play-off' !== code;",
    'plugin',
  ],
  [
    'apps/cli/src/by-switch.ts',
    "export const n = (system: { code: string }) => { switch (system.code) { case 'cup': return 1; default: return 2; } };",
    'plugin',
  ],
  [
    'scripts/by-list.ts',
    "export const isDanish = (system: string) => ['monrad', 'nordic'].includes(system);",
    'plugin',
  ],
  [
    'apps/web/src/lib/ByCode.svelte',
    '<script lang="ts">\n  const { system }: { system: { code: string } } = $props();\n</script>\n\n{#if system.code === \'cup\'}x{/if}',
    'plugin',
  ],
  ['packages/store/src/colour.ts', 'export enum Colour { White }', 'noEnum'],
  ['packages/store/src/chief.ts', 'export default 1;', 'noDefaultExport'],
  ['packages/store/src/anything.ts', 'export const x: any = 1;', 'noExplicitAny'],
  ['packages/store/src/sure.ts', 'export const f = (x: 1 | null) => x!;', 'noNonNullAssertion'],
  [
    'packages/server/src/five.ts',
    'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];',
    'useMaxParams',
  ],
  ['packages/server/src/CamelCase.ts', 'export const x = 1;', 'useFilenamingConvention'],
  [
    'packages/server/src/long-file.ts',
    Array.from({ length: 301 }, (_, i) => `export const x${i} = ${i};`).join('\n'),
    'noExcessiveLinesPerFile',
  ],
  [
    'packages/server/src/long-function.ts',
    `export function f(log: number[]) {\n${'  log.push(1);\n'.repeat(51)}}`,
    'noExcessiveLinesPerFunction',
  ],
  [
    'packages/server/test/left-alone.test.ts',
    "import { test } from 'vitest';\ntest.only('x', () => {});",
    'noFocusedTests',
  ],
  [
    'packages/server/test/left-out.test.ts',
    "import { test } from 'vitest';\ntest.skip('x', () => {});",
    'noSkippedTests',
  ],
];

/** Code that must pass: the same words where they are allowed. */
const allowed: readonly (readonly [file: string, code: string])[] = [
  ['packages/rules/src/given-date.ts', 'export const year = (ms: number) => new Date(ms);'],
  ['packages/store/src/clock.ts', 'export const clock = () => new Date();'],
  [
    'packages/server/src/by-refusal.ts',
    "export const isDecided = ({ code }: { code: string }) => code === 'pairing.decided';",
  ],
  [
    'packages/tournament/src/systems/cup.ts',
    "export const isCup = (system: { code: string }) => system.code === 'cup';",
  ],
  ['packages/server/src/conflict.ts', 'export class Conflict extends Error {}'],
  [
    'packages/rules/src/expected-score-table.ts',
    Array.from({ length: 301 }, (_, i) => `export const x${i} = ${i};`).join('\n'),
  ],
];

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-lint-'));
  let findings: readonly string[] = [];

  beforeAll(() => {
    for (const part of ['biome.json', 'lint'])
      cpSync(join(root, part), join(folder, part), { recursive: true });
    for (const [file, code] of [...planted, ...allowed]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${code}\n`);
    }
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    const args = [
      'lint',
      '--vcs-enabled=false',
      '--reporter=github',
      '--max-diagnostics=none',
      '.',
    ];
    const run = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
    findings = run.stdout.split('\n').filter((line) => line.startsWith('::error'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rulesAgainst = (file: string): readonly string[] =>
    findings
      .filter((line) => line.includes(`/${file},`))
      .map((line) => line.match(/title=(?:lint\/\w+\/)?(\w+)/)?.[1] ?? line);

  test.each(planted)('objects to %s', (file, _code, rule) => {
    expect(rulesAgainst(file)).toContain(rule);
  });

  test.each(allowed)('has nothing against %s', (file) => {
    expect(rulesAgainst(file)).toEqual([]);
  });
});

describe('the rules of our own', () => {
  const own = planted.filter(([, , rule]) => rule === 'plugin');
  test.each(own)('are asked about %s', (_file, code) => {
    expect(mayBreakOwnRule(code)).toBe(true);
  });

  test.each([
    "import { makeDate } from './date.ts';\nexport const at = (ms: number) => new Date(ms);",
    "/** A class of players. */\nexport const isAway = (kind: string) => kind === 'away';",
  ])('have nothing to say of %s', (code) => {
    expect(mayBreakOwnRule(code)).toBe(false);
  });
});
