import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { countingBook, countingEntries } from './counting-book.ts';
import { opened } from './filled-place.ts';

/** Kills a move as soon as it writes. */
export async function killWhileMoving(
  from: string,
  to: string,
  isWriting: () => Promise<boolean>,
): Promise<void> {
  const program = fileURLToPath(new URL('./moving-process.ts', import.meta.url));
  const mover = spawn(process.execPath, [program, from, to], { stdio: 'inherit' });
  const ended = once(mover, 'exit');
  await expect.poll(isWriting, { timeout: 60_000, interval: 5 }).toBe(true);
  mover.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
}

/** Fills a place with twenty books that have so many entries between them. */
export async function fillWithMany(place: string, many: number): Promise<void> {
  const { journals, close } = await opened(place);
  const books = journals(countingBook);
  for (let book = 0; book < 20; book++) {
    await books.append(`book-${book}`, 0, countingEntries(1, many / 20));
  }
  await close();
}
