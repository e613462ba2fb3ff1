import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tournamentBook } from '@rokade/tournament';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { type JournalChange, openStorage } from '../src/index.ts';
import { describeAccountStore } from './account-store-contract.ts';
import { countingBook, countingEntries } from './counting-book.ts';
import { describeJournalStore } from './journal-store-contract.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop(), 60_000);

async function opened(address: string) {
  const storage = await openStorage(address);
  if (!storage.ok) throw new Error(JSON.stringify(storage.error));
  return storage.value;
}

describeJournalStore('PostgreSQL', async () => {
  const address = await server.makeDatabase();
  return {
    storage: await opened(address),
    reopen: () => opened(address),
    openBeside: () => opened(address),
    cleanUp: async () => undefined,
  };
});

describeAccountStore('PostgreSQL', async () => opened(await server.makeDatabase()));

const autumn = tournamentId('autumn');

async function openedForTest(address: string) {
  const storage = await opened(address);
  onTestFinished(() => storage.close());
  return storage;
}

it('lets two processes begin a new database at once', async () => {
  const address = await server.makeDatabase();
  const both = await Promise.all([openedForTest(address), openedForTest(address)]);
  for (const { accounts } of both) expect(await accounts.hasAccounts()).toBe(false);
});

it('keeps every entry of two processes that write one journal, and a third hears of all in order', async () => {
  const address = await server.makeDatabase();
  const { journals } = await openedForTest(address);
  const store = journals(countingBook);
  const heard: JournalChange<{ readonly kind: 'added'; readonly number: number }>[] = [];
  store.subscribe((change) => heard.push(change));
  const program = fileURLToPath(new URL('./appending-process.ts', import.meta.url));
  const run = promisify(execFile);
  const append = (step: number) => run(process.execPath, [program, address, '60', `${step}`]);
  await Promise.all([append(1), append(1000)]);
  const read = await store.read('both', 0);
  expect(read.ok && read.value).toHaveLength(120);
  await expect.poll(() => heard.at(-1)?.version, { timeout: 20_000 }).toBe(120);
  expect(heard.flatMap(({ entries }) => entries)).toEqual(read.ok && read.value);
});

it('numbers changes without a gap however many write at once', async () => {
  const address = await server.makeDatabase();
  const [one, other] = [await openedForTest(address), await openedForTest(address)];
  const heard: string[] = [];
  other.journals(countingBook).subscribe(({ id }) => heard.push(id));
  const ids = Array.from({ length: 40 }, (_, index) => `book-${index}`);
  const store = one.journals(countingBook);
  await Promise.all(ids.map((id) => store.append(id, 0, countingEntries(1, 1))));
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(ids.length);
  expect(heard.toSorted()).toEqual(ids.toSorted());
});

it('loses nothing that it acknowledged when the database falls over, and goes on after', async () => {
  const address = await server.makeDatabase();
  const [one, other] = [await openedForTest(address), await openedForTest(address)];
  const store = one.journals(tournamentBook);
  const heard: number[] = [];
  other.journals(tournamentBook).subscribe(({ version }) => heard.push(version));
  await store.append(autumn, 0, sampleEntries(autumn, 1, 3));
  await server.fall();
  expect(await store.append(autumn, 3, sampleEntries(autumn, 4, 4))).toEqual({
    ok: false,
    error: { code: 'store.failed', problem: 'io' },
  });
  await server.rise();
  expect(await store.append(autumn, 3, sampleEntries(autumn, 4, 4))).toEqual({
    ok: true,
    value: 4,
  });
  expect(await store.read(autumn, 0)).toEqual({ ok: true, value: sampleEntries(autumn, 1, 4) });
  await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toBe(4);
});

it('lives through a database that falls over in the middle of many appends', async () => {
  const address = await server.makeDatabase();
  const store = (await openedForTest(address)).journals(countingBook);
  const ids = Array.from({ length: 60 }, (_, index) => `book-${index}`);
  const all = Promise.all(ids.map((id) => store.append(id, 0, countingEntries(1, 300))));
  await server.fall();
  const answers = await all;
  await server.rise();
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) expect(answer.error.code).toBe('store.failed');
    else expect(await store.read(ids[index] ?? '', 0)).toMatchObject({ ok: true });
  }
});

it('finds an entry that somebody changed in the tables', async () => {
  const address = await server.makeDatabase();
  const { journals } = await openedForTest(address);
  const store = journals(tournamentBook);
  await store.append(autumn, 0, sampleEntries(autumn, 1, 3));
  const client = new pg.Client(address);
  await client.connect();
  await client.query(
    "update journal_entries set entry = replace(entry, 'Ida', 'Eva') where version = 2",
  );
  await client.end();
  expect(await store.read(autumn, 0)).toMatchObject({
    error: { code: 'store.damaged', soundVersions: 1, problem: 'hash-mismatch' },
  });
});

it('takes the longest names of books', async () => {
  const { journals } = await openedForTest(await server.makeDatabase());
  const longest = 'b'.repeat(64);
  const store = journals({ ...countingBook, kind: 'k'.repeat(32) });
  expect(await store.append(longest, 0, countingEntries(1, 1))).toEqual({ ok: true, value: 1 });
  expect(await store.list()).toMatchObject({ value: [{ id: longest }] });
});

it('says why a database does not open, and keeps the password to itself', async () => {
  const address = await server.makeDatabase();
  const missing = address.replace('rokade@/', 'rokade:secret@/no-');
  expect(await openStorage(missing)).toEqual({
    ok: false,
    error: { code: 'store.unreadable', file: missing.replace(':secret', ''), problem: 'no-access' },
  });
  const nowhere = 'postgres://rokade:secret@127.0.0.1:1/rokade';
  expect(await openStorage(nowhere)).toEqual({
    ok: false,
    error: { code: 'store.unreadable', file: nowhere.replace(':secret', ''), problem: 'no-access' },
  });
});

it('refuses a database that a newer Rokade wrote', async () => {
  const address = await server.makeDatabase();
  await (await opened(address)).close();
  const client = new pg.Client(address);
  await client.connect();
  await client.query("insert into kysely_migration values ('9999-later', '2030')");
  await client.end();
  expect(await openStorage(address)).toEqual({
    ok: false,
    error: { code: 'store.newer-database' },
  });
});
