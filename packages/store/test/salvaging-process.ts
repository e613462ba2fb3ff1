import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentBook } from '@rokade/tournament';
import {
  databaseFileName,
  openStorage,
  type SalvagedJournal,
  salvageDatabase,
} from '../src/index.ts';
import { tournamentId, wholeEntries } from './sample-journal.ts';

/** A repeatable sequence of whole numbers below a bound (mulberry32). */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Truncates a file, flips some of its bits, or fills stretches of it with zeros. */
function damage(file: string, chance: (below: number) => number): void {
  const bytes = readFileSync(file);
  const kind = chance(3);
  const somewhere = () => chance(bytes.length);
  // The place of SQLite's own notes: at the beginning of each page.
  const inNotes = () => Math.min(bytes.length - 1, (somewhere() & ~0xfff) + chance(16));
  for (let times = 1 + chance(40); times > 0; times--) {
    const at = chance(2) === 0 ? somewhere() : inNotes();
    if (kind === 1) bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(8));
    if (kind === 2) bytes.fill(0, at, Math.min(bytes.length, at + chance(20_000)));
  }
  writeFileSync(file, kind === 0 ? bytes.subarray(0, somewhere()) : bytes);
}

/** How many entries of a journal were saved completely; null: one differs from what was written. */
const wholeIn = ({ id, entries }: SalvagedJournal) => wholeEntries(tournamentId(id), entries);

/** Prints what can be saved after the damage of a seed; the database opens or gives the reason. */
async function trySeed(originals: string, folder: string, seed: number): Promise<object> {
  const chance = chances(seed);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(originals, seed % 2 === 0 ? 'closed' : 'with-log'), folder, { recursive: true });
  const file = join(folder, databaseFileName);
  const log = `${file}-wal`;
  damage(existsSync(log) && chance(2) === 0 ? log : file, chance);
  const before = process.cpuUsage();
  const salvaged = [...salvageDatabase(file, [tournamentBook])];
  const opened = await openStorage(folder);
  if (opened.ok) await opened.value.close();
  const whole = salvaged.map(wholeIn);
  const saved = whole.reduce<number>((sum, entries) => sum + (entries ?? 0), 0);
  const { user, system } = process.cpuUsage(before);
  return { seed, saved, isSound: !whole.includes(null), seconds: (user + system) / 1e6 };
}

/**
 * Damages copies of a database in many ways, one for each seed, and prints what could be saved of each.
 * It runs with little memory, and is stopped if it hangs.
 */
const [originals = '', folder = '', first, last] = process.argv.slice(2);
// Measured before each collection of garbage. Linux includes in a process's peak (`maxRSS`) that of its
// parent, so in a large test run it would be that of the test run.
let mostBytes = 0;
for (let seed = Number(first); seed <= Number(last); seed++) {
  process.stdout.write(`${JSON.stringify(await trySeed(originals, folder, seed))}\n`);
  mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
  globalThis.gc?.();
}
process.stdout.write(`${JSON.stringify({ kilobytes: mostBytes / 1024 })}\n`);
