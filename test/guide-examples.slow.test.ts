import { rmSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import {
  guideFolder,
  guidePages,
  outputsIn,
  partsOf,
  readPage,
} from '../scripts/guide-examples.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = guideFolder();
  folders.push(folder);
  return folder;
}

const headingOf = (part: string): string => part.split('\n', 1)[0] ?? '';

test('an output of the guide that is no longer true is noticed', () => {
  const page =
    '```console\n$ echo true\nfalse\n```\n\n```ts\nconsole.log(1 + 1);\n```\n\n```text\n3\n```\n';
  expect(outputsIn(newFolder(), page)).toBe(page.replace('false', 'true').replace('3', '2'));
});

describe.each(guidePages())('%s shows what `npm run guide` finds', (page) => {
  const folder = newFolder();
  const parts = partsOf(readPage(page)).map((part) => [headingOf(part), part] as const);
  test.each(parts)('%s', (_, part) => {
    expect(outputsIn(folder, part)).toBe(part);
  });
});
