import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bytesOf, madeFideText } from '../../../test/made-fide-list.ts';
import { importList, openRatingLists } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';

const importer = fileURLToPath(new URL('./importing-process.ts', import.meta.url));
/** Each begins a program of its own, which takes much longer than the list. */
const kills = 5;
const players = 6000;
const before = 300;

it(`keeps the old list whole through ${kills} kills, and takes away what they left`, async () => {
  const base = folderForTest();
  const folder = join(base, 'lists');
  const small = join(base, 'small.txt');
  const large = join(base, 'large.txt');
  writeFileSync(small, bytesOf(madeFideText(before, 'before')));
  writeFileSync(large, bytesOf(madeFideText(players, 'after')));
  const listFacts = { source: null, month: '2026-11', kind: null, keep: 4 };
  const take = (path: string) =>
    importList({ ...listFacts, folder, path, name: 'list.txt', now: new Date() });
  const found = () => {
    const lists = openRatingLists(folder);
    const [head] = lists.kept();
    const hits = lists.search('den', { source: null, limit: 3 });
    lists.close();
    return { players: head?.players, hits: hits.length };
  };
  const started = performance.now();
  await take(large);
  const duration = performance.now() - started;
  await take(small);
  expect(found()).toEqual({ players: before, hits: 3 });
  for (let kill = 0; kill < kills; kill++) {
    const child = spawn(process.execPath, [importer, folder, large], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Asked for at once: a program that is done before it is killed closes meanwhile.
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    await setTimeout((kill / kills) * duration * 0.9);
    child.kill('SIGKILL');
    await closed;
    const kept = found();
    expect([before, players]).toContain(kept.players);
    expect(kept.hits).toBe(3);
  }
  await take(small);
  expect(found()).toEqual({ players: before, hits: 3 });
  const others = readdirSync(folder).filter((name) => !name.endsWith('.sqlite'));
  expect(others).toEqual(['keep', 'rokade.lock']);
});
