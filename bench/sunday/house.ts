import { makeJournalFile } from '@rokade/server';
import { tournamentBook } from '@rokade/tournament';
import pg from 'pg';
import { startPostgres } from '../../test/postgres-server.ts';
import type { SentHeaders } from '../shared/asking.ts';
import { benchId, benchJournal } from '../shared/bench-journal.ts';
import { published } from '../shared/hall.ts';
import { post, type Served, serve, signIn } from '../shared/served.ts';
import { type Desk, openDesk } from './desks.ts';

/** A database and two servers on it. */
export interface House {
  readonly servers: readonly Served[];
  readonly arbiter: SentHeaders;
  /** Stops the database from one moment to the next, and starts it again. */
  fall(): Promise<void>;
  rise(): Promise<void>;
  /** Bytes of the database. */
  size(): Promise<number>;
  close(): Promise<void>;
}

/** The servers on a database, and an arbiter for both. */
async function openServers(address: string): Promise<Pick<House, 'servers' | 'arbiter'>> {
  const first = await serve(address);
  const arbiter = await signIn(first.url, first.setupUrl ?? '');
  return { servers: [first, await serve(address)], arbiter };
}

async function sizeAt(address: string): Promise<number> {
  const client = new pg.Client(address);
  await client.connect();
  const { rows } = await client.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  await client.end();
  return Number(rows[0]?.size);
}

export async function openHouse(): Promise<House> {
  const { makeDatabase, fall, rise, stop } = await startPostgres();
  try {
    const address = await makeDatabase();
    const { servers, arbiter } = await openServers(address);
    return {
      servers,
      arbiter,
      fall,
      rise,
      size: () => sizeAt(address),
      async close() {
        for (const server of servers) await server.close();
        await stop();
      },
    };
  } catch (thrown) {
    await stop();
    throw thrown;
  }
}

/** The number of tournaments, and how long importing them may take. */
export interface Wanted {
  readonly tournaments: number;
  readonly players: number;
  readonly milliseconds: number;
}

/** Lets the servers import tournaments, each with its first round under way. */
export async function takeIn({ servers, arbiter }: House, wanted: Wanted): Promise<Desk[]> {
  const { tournaments, players, milliseconds } = wanted;
  const boards = players / 2;
  const entries = benchJournal({ players, rounds: 1, open: boards }, published);
  const file = JSON.parse(
    makeJournalFile(tournamentBook, benchId, entries, '2026-11-21T10:00:00.000Z'),
  ) as object;
  const end = performance.now() + milliseconds;
  const desks: Desk[] = [];
  let begun = 0;
  const takeMore = async ({ url }: Served): Promise<void> => {
    while (begun < tournaments && performance.now() < end) {
      begun++;
      const taken = await post(`${url}/api/import`, arbiter, file);
      const { id } = JSON.parse(taken.body.toString()) as { id: string };
      desks.push(openDesk({ id, url, arbiter, version: entries.length, boards }));
    }
  };
  await Promise.all([...servers, ...servers].map(takeMore));
  return desks;
}
