import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openPages, pageSize } from '../src/sqlite/database-pages.ts';
import { folderForTest } from './temporary-folder.ts';

const salts = Buffer.from('0123456789abcdef', 'hex');
const page = (letter: string) => Buffer.alloc(pageSize, letter);

/** A page in the log; one that ends a transaction gives the file's number of pages after it. */
function frame(number: number, letter: string, { ends = false, of = salts } = {}): Buffer {
  const header = Buffer.alloc(24);
  header.writeUInt32BE(number, 0);
  header.writeUInt32BE(ends ? 9 : 0, 4);
  of.copy(header, 8);
  return Buffer.concat([header, page(letter)]);
}

/** A file of two pages and part of a third, with a log of frames beside it. */
function openedWith(...frames: readonly Buffer[]) {
  const file = join(folderForTest(), 'rokade.sqlite');
  writeFileSync(file, Buffer.concat([page('a'), page('b'), Buffer.alloc(7, 'c')]));
  const header = Buffer.alloc(32);
  salts.copy(header, 16);
  if (frames.length > 0) writeFileSync(`${file}-wal`, Buffer.concat([header, ...frames]));
  const pages = openPages(file);
  onTestFinished(() => pages.close());
  const read = (number: number) => pages.page(number)?.toString('latin1', 0, 1) ?? null;
  return { numbers: [...pages.numbers()], letters: [0, 1, 2, 3, 4, 5].map(read) };
}

it('gives the whole pages of a file', () => {
  expect(openedWith()).toEqual({ numbers: [1, 2], letters: [null, 'a', 'b', null, null, null] });
});

it.each([
  [
    'as the newest transaction left them, also those that the file has not yet',
    [frame(2, 'x'), frame(4, 'y', { ends: true }), frame(2, 'z', { ends: true })],
    [1, 2, 4],
    [null, 'a', 'z', null, 'y', null],
  ],
  [
    'but not what no transaction ended',
    [frame(2, 'x', { ends: true }), frame(2, 'y'), frame(5, 'z')],
    [1, 2],
    [null, 'a', 'x', null, null, null],
  ],
  [
    'but not what an earlier log left behind',
    [
      frame(2, 'x', { ends: true }),
      frame(1, 'y', { ends: true, of: Buffer.alloc(8) }),
      frame(1, 'z', { ends: true }),
    ],
    [1, 2],
    [null, 'a', 'x', null, null, null],
  ],
  [
    'but not what was cut off in the middle',
    [frame(2, 'x', { ends: true }), frame(1, 'y', { ends: true }).subarray(0, pageSize)],
    [1, 2],
    [null, 'a', 'x', null, null, null],
  ],
] as const)('takes pages out of the log, %s', (_, frames, numbers, letters) => {
  expect(openedWith(...frames)).toEqual({ numbers, letters });
});
