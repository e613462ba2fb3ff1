import { describe, expect, test } from 'vitest';
import { guidePages, readPage, withOutputs } from '../scripts/guide-examples.ts';

describe('the guide', () => {
  test('notices an output that is no longer true', () => {
    const page =
      '```console\n$ echo true\nfalse\n```\n\n```ts\nconsole.log(1 + 1);\n```\n\n```text\n3\n```\n';
    expect(withOutputs(page)).toBe(page.replace('false', 'true').replace('3', '2'));
  });

  test.each(guidePages())('%s shows what `npm run guide` finds', (page) => {
    expect(withOutputs(readPage(page))).toBe(readPage(page));
  });
});
