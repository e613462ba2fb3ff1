import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The programs of the guide, each with the output that the guide says it has. */
const examples = globSync('docs/guide/*.md', { cwd: root }).flatMap((file) =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs),
  ].map(([, program = '', output = ''], index) => ({ file, number: index + 1, program, output })),
);

describe('the programs in the guide', () => {
  test('are there', () => {
    expect(examples.length).toBeGreaterThan(1);
  });

  test.each(examples)('$file, program $number, prints what it says', ({ program, output }) => {
    const run = spawnSync(process.execPath, ['--input-type=module-typescript', '-e', program], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.stdout).toBe(output);
  });
});
