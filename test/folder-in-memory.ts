import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

/** What tests at work at the same time may need, in bytes. */
const needed = 2 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed;
  } catch {
    return false;
  }
}

/** The folder's name, for the projects of one run. */
const named = 'ROKADE_TEST_FOLDER';

/**
 * What tests have in their environment so that their temporary files are kept in memory until the run
 * is over: a database that flushes each act to a disk keeps its test waiting. Nothing where the machine
 * has no such place, or too little room there.
 */
export function filesInMemory(): Readonly<Record<string, string>> {
  if (env[named] === undefined && hasRoom()) {
    const folder = mkdtempSync(join(memory, 'rokade-tests-'));
    env[named] = folder;
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  }
  return env[named] === undefined ? {} : { TMPDIR: env[named] };
}
