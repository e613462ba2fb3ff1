/**
 * A whole list of FIDE's, with two million invented players (`ROKADE_PLAYERS=20000` makes it smaller):
 * how long its import from the zip takes, as XML and as text, compared with unpacking alone, with how
 * much memory; and how long a search in it takes, letter by letter as users type.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { importListApart, openRatingLists } from '@rokade/server';
import { bytesOf, madeFideText, madeFideXml } from '../test/made-fide-list.ts';
import { madeZip } from '../test/made-zip.ts';

const players = Number(process.env['ROKADE_PLAYERS'] ?? 2_000_000);
const seed = 'bench';

/** Typical searches and hard ones: common beginnings, and words that seldom stand together. */
const questions = [
  ...['singh den', 'li', 'carlsen magnus', 'ind rus', 'chess', '100', '1000', '1234567'],
  ...['a b c', 'anka wang', 'an kari', 'zha usa', 'x', 'ö', 'sinka hara', 'den sri ned'],
];

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;

/** Imports a list in this process, which does nothing else, and prints its time and memory. */
async function importHere(folder: string, path: string): Promise<void> {
  const started = performance.now();
  const choices = { source: null, month: null, kind: null, keep: 4 };
  // The system's peak of memory begins with that of the program that started this one.
  let bytes = 0;
  const onProgress = (): void => {
    bytes = Math.max(bytes, process.memoryUsage.rss());
  };
  const request = { ...choices, folder, path, name: path, now: new Date(), onProgress };
  const imported = await importListApart(request);
  if (!imported.ok) throw new Error(imported.error.code);
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpu = (userCPUTime + systemCPUTime) / 1000;
  const wall = performance.now() - started;
  console.log(JSON.stringify({ wall, cpu, megabytes: bytes / 1e6 }));
}

function importApart(
  folder: string,
  path: string,
): { wall: number; cpu: number; megabytes: number } {
  const child = spawnSync(process.execPath, [import.meta.filename, 'import', folder, path], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(child.stdout);
}

/** Packs a list, unpacks it for comparison, and imports it. */
function takeIn(folder: string, name: string, pieces: Iterable<string>): void {
  const bytes = bytesOf(pieces);
  const path = join(folder, `${name}.zip`);
  const zip = madeZip([{ name, bytes }]);
  writeFileSync(path, zip);
  const started = performance.now();
  // The header of the only file in the zip is 30 bytes and its name.
  inflateRawSync(zip.subarray(30 + name.length), { maxOutputLength: bytes.length + 1 });
  const unpacking = performance.now() - started;
  const { wall, cpu, megabytes } = importApart(join(folder, 'lists'), path);
  const ratio = (wall / unpacking).toFixed(1);
  console.log(
    `${name.padEnd(22)} ${(bytes.length / 1e6).toFixed(0)} MB; unpacking alone ${seconds(unpacking)}; taken in after ${seconds(wall)} (${ratio} ×), CPU ${seconds(cpu)}, ${megabytes.toFixed(0)} MB of memory`,
  );
}

/**
 * Searches for each beginning of each search text, as it is typed, once to warm up the disk and then
 * measured.
 */
function searchAll(folder: string): void {
  const lists = openRatingLists(folder);
  const times = questions.flatMap((question) =>
    Array.from({ length: question.length }, (_, at) => {
      const text = question.slice(0, at + 1);
      lists.search(text, { source: null, limit: 20 });
      const started = performance.now();
      const found = lists.search(text, { source: null, limit: 20 });
      return { text, found: found.length, time: performance.now() - started };
    }),
  );
  lists.close();
  const sorted = times.toSorted((a, b) => a.time - b.time);
  const worst = sorted.at(-1);
  console.log(
    `search                 ${times.length} questions; median ${inMs(sorted[times.length >> 1]?.time ?? 0)}, longest ${inMs(worst?.time ?? 0)} (“${worst?.text}”, ${worst?.found} found)`,
  );
}

const [act, ...args] = process.argv.slice(2);
if (act === 'import') {
  await importHere(args[0] ?? '', args[1] ?? '');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-'));
  console.log(`${players} players`);
  takeIn(folder, 'players_list_foa.txt', madeFideText(players, seed));
  takeIn(folder, 'players_list_xml.xml', madeFideXml(players, seed));
  searchAll(join(folder, 'lists'));
  rmSync(folder, { recursive: true });
}
