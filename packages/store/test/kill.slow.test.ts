import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tournamentBook } from '@rokade/tournament';
import { describe, expect, it } from 'vitest';
import { isSweep } from '../../../test/rotating-seed.ts';
import { openStorage } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const writer = fileURLToPath(new URL('./writer-process.ts', import.meta.url));
const kills = isSweep ? 16 : 4;
const longestLife = 400;
/**
 * The number of entries it acknowledges first, so that it is killed while writing, however busy the
 * machine is.
 */
const acknowledgedFirst = 15;

/** Lets a writer live for some milliseconds after its first acknowledgements; returns the last one. */
function killWriterAfter(folder: string, milliseconds: number): Promise<number> {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  let isDoomed = false;
  child.stdout.on('data', (chunk) => {
    output += chunk;
    if (isDoomed || output.split('\n').length <= acknowledgedFirst) return;
    isDoomed = true;
    setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
  return new Promise((resolve, reject) => {
    child.once('close', (_, signal) => {
      // The text after the last line break may be half a number.
      const acknowledged = output.slice(0, output.lastIndexOf('\n')).split('\n').at(-1);
      if (signal === 'SIGKILL') resolve(Number(acknowledged));
      else reject(new Error(complaint));
    });
  });
}

async function entriesIn(folder: string) {
  const opened = await openStorage(folder);
  if (!opened.ok) throw new Error(opened.error.code);
  const read = await opened.value.journals(tournamentBook).read(tournamentId('autumn'), 0);
  await opened.value.close();
  return read;
}

describe('acknowledged means on disk', () => {
  it(`finds every acknowledged entry after each of ${kills} kills`, async () => {
    const folder = folderForTest();
    let acknowledged = 0;
    for (let kill = 0; kill < kills; kill++) {
      acknowledged = await killWriterAfter(folder, Math.random() * longestLife);
      const read = await entriesIn(folder);
      const found = read.ok ? read.value : [];
      expect(read.ok).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(acknowledged);
      expect(found).toEqual(sampleEntries(tournamentId('autumn'), 1, found.length));
    }
    expect(acknowledged).toBeGreaterThanOrEqual(acknowledgedFirst * kills);
  });
});
