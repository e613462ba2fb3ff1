import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { runOnSmallDisk } from '../../../test/small-disk.ts';
import { folderForTest } from './temporary-folder.ts';

const program = fileURLToPath(new URL('./full-disk-process.ts', import.meta.url));

it('says that the disk is full, writes none of the entries, and goes on where there is room', async () => {
  const { output, problem } = await runOnSmallDisk(program, folderForTest());
  expect(output).toEqual({
    tooMuch: { ok: false, error: { code: 'store.failed', problem } },
    found: 10,
    little: { ok: true, value: 12 },
    foundLast: 12,
  });
});
