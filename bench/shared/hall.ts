import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeJournalFile } from '@rokade/server';
import { tournamentBook } from '@rokade/tournament';
import { ask, type SentHeaders } from './asking.ts';
import { benchId, benchJournal, type Extent } from './bench-journal.ts';
import { benchSettings } from './bench-tournament.ts';

/** A server in a process of its own with one published tournament, and an arbiter signed in. */
export interface Hall {
  readonly url: string;
  readonly tournament: string;
  readonly arbiter: SentHeaders;
  /** The version of the tournament as it was taken in. */
  readonly version: number;
  /** Milliseconds of CPU time the server has used so far. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** What the server says next; it rejects where the server ends instead. */
function answerOf<T>(child: ChildProcess): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const ended = (code: number | null): void => reject(new Error(`the server ended with ${code}`));
  child.once('exit', ended).once('message', (message) => {
    child.off('exit', ended);
    resolve(message as T);
  });
  return promise;
}

async function post(url: string, headers: SentHeaders, json: object) {
  const answer = await ask(url, headers, json);
  if (answer.status >= 300) throw new Error(`${url}: ${answer.body}`);
  return answer;
}

async function signIn(url: string, setupUrl: string): Promise<SentHeaders> {
  const json = { 'content-type': 'application/json' };
  const token = new URL(setupUrl).searchParams.get('token');
  const body = { token, name: 'Bench', password: 'a long password' };
  const { headers, body: said } = await post(`${url}/api/setup`, json, body);
  const { session } = JSON.parse(said.toString()) as { session: { csrf: string } };
  const cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return { ...json, cookie, 'x-rokade-csrf': session.csrf };
}

const published = {
  ...benchSettings,
  roundsPlanned: 9,
  visibility: { ...benchSettings.visibility, published: true },
};

/** Starts a server and lets it take in a tournament so large. */
export async function openHall(extent: Extent): Promise<Hall> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-hall-'));
  const child = fork(join(import.meta.dirname, 'serving-process.ts'), [folder]);
  const { url, setupUrl } = await answerOf<{ url: string; setupUrl: string }>(child);
  const arbiter = await signIn(url, setupUrl);
  const entries = benchJournal(extent, published);
  const file = makeJournalFile(tournamentBook, benchId, entries, '2026-11-21T10:00:00.000Z');
  const taken = await post(`${url}/api/import`, arbiter, JSON.parse(file) as object);
  const { id } = JSON.parse(taken.body.toString()) as { id: string };
  return {
    url,
    tournament: id,
    arbiter,
    version: entries.length,
    async cpu() {
      child.send('cpu');
      const { user, system } = await answerOf<NodeJS.CpuUsage>(child);
      return (user + system) / 1000;
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
