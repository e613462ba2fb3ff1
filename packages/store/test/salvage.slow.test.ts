import { spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type TournamentEvent, tournamentBook } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { isSweep, isWide, rotatingSeed, seedMessage } from '../../../test/rotating-seed.ts';
import { databaseFileName, type JournalStore, openStorage, salvageDatabase } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

const program = fileURLToPath(new URL('./salvaging-process.ts', import.meta.url));

/**
 * The milliseconds of silence that count as a hang: on a machine with twenty other programs it takes a
 * minute before the output of a program of two seconds is read. The processor time that a try may take
 * is counted separately.
 */
const longestSilence = 300_000;
const mostSeconds = 2;
const mostKilobytes = 256 * 1024;
/** Others in each run. */
const wideDamages = isWide ? 400 : 100;
const damages = isSweep ? 2000 : wideDamages;
/** The garbage of one try is collected before the next begins, so the peak of memory is that of one. */
const inOneProcess = Math.min(damages, 400);
const entriesOfEach = 50;

const names = ['autumn', 'winter', 'spring', 'summer', 'blitz'];

/** Writes five tournaments in turns, so that their rows are interleaved. */
async function writeJournals(journals: JournalStore<TournamentEvent>): Promise<void> {
  for (let version = 0; version < entriesOfEach; version += 10) {
    for (const id of names.map(tournamentId)) {
      await journals.append(id, version, sampleEntries(id, version + 1, version + 10));
    }
  }
}

/** Two folders with the same journals: one in the state after a crash, with its log, and one closed. */
async function writeOriginals(originals: string): Promise<void> {
  const closed = join(originals, 'closed');
  const opened = await openStorage(closed);
  if (!opened.ok) throw new Error(opened.error.code);
  await writeJournals(opened.value.journals(tournamentBook));
  cpSync(closed, join(originals, 'with-log'), { recursive: true });
  await opened.value.close();
}

const entriesIn = (folder: string): readonly number[] =>
  [...salvageDatabase(join(folder, databaseFileName), [tournamentBook])].map(
    ({ entries }) => entries.length,
  );

interface Attempt {
  readonly seed: number;
  readonly saved: number;
  readonly isSound: boolean;
  /** Seconds of processor time. */
  readonly seconds: number;
}

/** The process's results for each seed, and its memory; it is stopped when it is silent too long. */
async function damageInMany(originals: string, first: number, last: number) {
  const args = ['--expose-gc', program, originals, folderForTest(), `${first}`, `${last}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const attempts: Attempt[] = [];
  let kilobytes = Number.NaN;
  const watch = setTimeout(() => child.kill('SIGKILL'), longestSilence);
  for await (const line of createInterface(child.stdout)) {
    watch.refresh();
    const message = JSON.parse(line) as Attempt | { readonly kilobytes: number };
    if ('kilobytes' in message) kilobytes = message.kilobytes;
    else attempts.push(message);
  }
  clearTimeout(watch);
  expect(attempts.length, `the seed after these hung, ${seedMessage}`).toBe(last - first + 1);
  expect(kilobytes).toBeLessThan(mostKilobytes);
  return attempts;
}

it('ends soon with sound entries, whatever was cut, turned over or filled with zeros', async () => {
  const originals = folderForTest();
  await writeOriginals(originals);
  const whole = names.map(() => entriesOfEach);
  expect(entriesIn(join(originals, 'closed'))).toEqual(whole);
  expect(entriesIn(join(originals, 'with-log'))).toEqual(whole);
  const attempts: Attempt[] = [];
  for (let done = 0; done < damages; done += inOneProcess) {
    const first = rotatingSeed + done;
    attempts.push(...(await damageInMany(originals, first, first + inOneProcess - 1)));
  }
  expect(
    attempts.filter(({ isSound }) => !isSound),
    seedMessage,
  ).toEqual([]);
  expect(
    attempts.filter(({ seconds }) => seconds > mostSeconds),
    seedMessage,
  ).toEqual([]);
  // A real lower bound: half of the damages leave a third of the entries to be saved.
  const saved = attempts.map((attempt) => attempt.saved).toSorted((a, b) => a - b);
  expect(saved[damages / 2]).toBeGreaterThan((names.length * entriesOfEach) / 3);
}, 600_000);
