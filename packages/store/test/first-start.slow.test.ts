import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tournamentBook } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { isSweep, rotatingSeed, seedMessage } from '../../../test/rotating-seed.ts';
import { openStorage } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const program = fileURLToPath(new URL('./opening-process.ts', import.meta.url));
const autumn = tournamentId('autumn');

/** Kills a program some milliseconds after it begins to open a folder; returns how long it lived. */
async function killOpening(folder: string, milliseconds: number): Promise<number> {
  const child = spawn(process.execPath, [program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let begun = Number.NaN;
  child.stdout.once('data', () => {
    begun = performance.now();
    setTimeout(() => child.kill('SIGKILL'), milliseconds);
  });
  await new Promise((resolve) => child.once('close', resolve));
  return performance.now() - begun;
}

it('leaves a folder that opens and can be written in, whenever it is killed', async () => {
  const whole = await killOpening(join(folderForTest(), 'data'), 20_000);
  const kills = isSweep ? 24 : 6;
  // Each run kills at other moments between the same bounds.
  const offset = (rotatingSeed % 97) / 97;
  for (let kill = 0; kill < kills; kill++) {
    const folder = join(folderForTest(), 'data');
    await killOpening(folder, (whole * (kill + offset)) / kills);
    const opened = await openStorage(folder);
    if (!opened.ok) throw new Error(`${kill}: ${JSON.stringify(opened.error)}, ${seedMessage}`);
    const journals = opened.value.journals(tournamentBook);
    expect(await journals.append(autumn, 0, sampleEntries(autumn, 1, 1))).toMatchObject({
      ok: true,
    });
    await opened.value.close();
  }
}, 600_000);
