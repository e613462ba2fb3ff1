import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeJournalFile } from '@rokade/server';
import { tournamentBook } from '@rokade/tournament';
import type { SentHeaders } from './asking.ts';
import { benchId, benchJournal, type Extent } from './bench-journal.ts';
import { benchSettings } from './bench-tournament.ts';
import { post, serve, signIn } from './served.ts';

/** A server in a process of its own with one published tournament, and an arbiter signed in. */
export interface Hall {
  readonly url: string;
  readonly tournament: string;
  readonly arbiter: SentHeaders;
  /** The version of the tournament when it was imported. */
  readonly version: number;
  /** Milliseconds of CPU time the server has used so far. */
  cpu(): Promise<number>;
  close(): Promise<void>;
}

/** A tournament that is public. */
export const published = {
  ...benchSettings,
  roundsPlanned: 9,
  visibility: { ...benchSettings.visibility, published: true },
};

/** Starts a server and imports a tournament of that size. */
export async function openHall(extent: Extent): Promise<Hall> {
  const folder = mkdtempSync(join(tmpdir(), 'rokade-bench-hall-'));
  const { url, setupUrl, usage, close } = await serve(folder);
  const arbiter = await signIn(url, setupUrl ?? '');
  const entries = benchJournal(extent, published);
  const file = makeJournalFile(tournamentBook, benchId, entries, '2026-11-21T10:00:00.000Z');
  const taken = await post(`${url}/api/import`, arbiter, JSON.parse(file) as object);
  const { id } = JSON.parse(taken.body.toString()) as { id: string };
  return {
    url,
    tournament: id,
    arbiter,
    version: entries.length,
    cpu: async () => (await usage()).cpu,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
