/**
 * A result's way from key to disk and to another tab, over HTTP on this machine, for 100 and 1,000
 * players, compared with a bare synced insert into SQLite in the same run; and the start of the server.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from '@rokade/server';
import { hangUp, listen, type SentHeaders } from './shared/asking.ts';
import { benchPlayer, benchSettings } from './shared/bench-tournament.ts';
import { median } from './shared/median.ts';
import { post, signIn } from './shared/served.ts';

const games = 40;

/** Milliseconds that SQLite alone takes to have one small row on disk. */
function bareInsert(folder: string): number {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE t (text)');
  const insert = database.prepare('INSERT INTO t VALUES (?)');
  const times = Array.from({ length: games }, () => {
    const start = performance.now();
    insert.run('a result is about so long'.repeat(10));
    return performance.now() - start;
  });
  database.close();
  return median(times);
}

const player = (_: unknown, index: number) => ({ id: `p${index}`, details: benchPlayer(index) });

/** A tournament whose first round is being played: the address for its commands, and its version. */
async function startTournament(url: string, headers: SentHeaders, players: number) {
  const created = await post(`${url}/api/tournaments`, headers, { settings: benchSettings });
  const { id } = JSON.parse(created.body.toString()) as { id: string };
  const address = `${url}/api/tournaments/${id}`;
  let basedOn = 1;
  for (const command of [
    { kind: 'enter-players', players: Array.from({ length: players }, player) },
    { kind: 'draw-lots', seed: 'bench' },
    { kind: 'pair-round' },
    { kind: 'publish-round' },
  ]) {
    const done = await post(`${address}/commands`, headers, { basedOn, command });
    basedOn = (JSON.parse(done.body.toString()) as { version: number }).version;
  }
  return { address, version: basedOn };
}

async function resultWay(url: string, headers: SentHeaders, players: number) {
  const { address, version } = await startTournament(url, headers, players);
  const heard = new Map<number, number>();
  const leave = await listen(`${address}/live`, (data) => {
    heard.set((JSON.parse(data) as { version: number }).version, performance.now());
  });
  const pressed: number[] = [];
  const acknowledged: number[] = [];
  for (let game = 1; game <= games; game++) {
    const result = { kind: 'played', white: 2, black: 0 };
    const command = { kind: 'enter-result', round: 1, board: game, result };
    pressed.push(performance.now());
    await post(`${address}/commands`, headers, { basedOn: version + game - 1, command });
    acknowledged.push(performance.now());
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  leave();
  const since = (times: readonly number[]) =>
    median(times.map((time, index) => time - (pressed[index] ?? 0)));
  const seen = pressed.map((_, index) => heard.get(version + index + 1) ?? Number.NaN);
  return { acknowledged: since(acknowledged), seen: since(seen) };
}

/** Prints the times and their ratio to the bare insert. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-'));
  const start = performance.now();
  const options = { port: 0, host: '127.0.0.1', dataDirectory: join(folder, 'data'), quiet: true };
  const started = await startServer(options);
  if (!started.ok) throw new Error(started.error.code);
  const server = started.value;
  console.log(
    `start: ${(performance.now() - start).toFixed(0)} ms, ${start.toFixed(0)} ms before it for loading the code`,
  );
  const headers = await signIn(server.url, server.setupUrl ?? '');
  const bare = bareInsert(folder);
  console.log(`a bare synced insert: ${bare.toFixed(2)} ms`);
  for (const players of [100, 1000]) {
    const { acknowledged, seen } = await resultWay(server.url, headers, players);
    console.log(
      `${players} players: acknowledged after ${acknowledged.toFixed(1)} ms (×${(acknowledged / bare).toFixed(1)}), heard in another tab after ${seen.toFixed(1)} ms`,
    );
  }
  hangUp();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}

if (import.meta.main) await run();
