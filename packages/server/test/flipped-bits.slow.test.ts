import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isSweep, isWide, rotatingSeed, seedMessage } from '../../../test/rotating-seed.ts';
import { fillFolder, openFlipped } from './flipped-bits.ts';
import { folderForTest } from './folder-for-test.ts';

/** Others in each run. */
const wideFlips = isWide ? 150 : 50;
const flips = isSweep ? 2000 : wideFlips;

/** How many books of each kind `fillFolder` keeps. */
const kept: Readonly<Record<string, number>> = { tournament: 3 };

it('shows every other book, whichever bit of whichever table is turned over', async () => {
  const original = folderForTest();
  const copy = join(folderForTest(), 'copy');
  await fillFolder(original);
  const faults: string[] = [];
  const noteRejection = (reason: unknown): void => void faults.push(String(reason));
  process.on('unhandledRejection', noteRejection);
  onTestFinished(() => void process.off('unhandledRejection', noteRejection));
  for (let seed = rotatingSeed; seed < rotatingSeed + flips; seed++) {
    try {
      const { where, shown } = await openFlipped(original, copy, seed);
      for (const [kind, { open, damaged }] of Object.entries(shown)) {
        const lost = (kept[kind] ?? 1) - open;
        if (lost > Math.min(1, damaged)) faults.push(`${seed}: ${where}: ${lost} of kind ${kind}`);
      }
    } catch (thrown) {
      faults.push(`${seed}: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
    }
  }
  expect(faults, seedMessage).toEqual([]);
}, 600_000);
