import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentBook } from '@rokade/tournament';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../test/postgres-server.ts';
import { moveStorage } from '../src/index.ts';
import { autumn, contentOf, fill, filled, ida, kinds, opened } from './filled-place.ts';
import { fillWithMany, killWhileMoving } from './killed-move.ts';
import { sampleEntries } from './sample-journal.ts';
import { folderForTest } from './temporary-folder.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 120_000);
afterAll(() => server.stop(), 60_000);

it('takes a folder to PostgreSQL and back, with every entry, hash, account and session', async () => {
  const folder = folderForTest();
  await fill(folder);
  const before = await contentOf(folder);
  const address = await server.makeDatabase();
  expect(await moveStorage(folder, address, kinds)).toEqual({ ok: true, value: filled });
  expect(await contentOf(address)).toEqual(before);
  const back = folderForTest();
  expect(await moveStorage(address, back, kinds)).toEqual({ ok: true, value: filled });
  expect(await contentOf(back)).toEqual(before);
  expect(await contentOf(folder)).toEqual(before);
});

it('can be appended to afterwards', async () => {
  const folder = folderForTest();
  await fill(folder);
  const address = await server.makeDatabase();
  await moveStorage(folder, address, kinds);
  const { journals, close } = await opened(address);
  const appended = await journals(tournamentBook).append(autumn, 5, sampleEntries(autumn, 6, 6));
  expect(appended).toEqual({ ok: true, value: 6 });
  await close();
});

it('moves a damaged journal as it is, and names it', async () => {
  const address = await server.makeDatabase();
  await fill(address);
  const client = new pg.Client(address);
  await client.connect();
  await client.query(
    "update journal_entries set entry = replace(entry, 'Ida', 'Eva') where journal = 'autumn'",
  );
  await client.end();
  const moved = await moveStorage(address, folderForTest(), kinds);
  expect(moved).toMatchObject({ ok: true, value: { entries: 1205, damaged: ['autumn'] } });
});

it('refuses a place that holds something, and leaves it alone', async () => {
  const [folder, full] = [folderForTest(), folderForTest()];
  await fill(folder);
  const address = await server.makeDatabase();
  const { accounts, close } = await opened(address);
  await accounts.add(ida);
  await close();
  await fill(full);
  const before = await contentOf(full);
  for (const place of [address, full]) {
    expect(await moveStorage(folder, place, kinds)).toEqual({
      ok: false,
      error: { code: 'move.not-empty', place },
    });
  }
  expect(await contentOf(full)).toEqual(before);
});

it('refuses where a Rokade works, on either side', async () => {
  const [folder, empty] = [folderForTest(), folderForTest()];
  await fill(folder);
  const address = await server.makeDatabase();
  const there = await opened(address);
  const inUse = { ok: false, error: { code: 'move.in-use', place: address } };
  expect(await moveStorage(folder, address, kinds)).toEqual(inUse);
  expect(await moveStorage(address, empty, kinds)).toEqual(inUse);
  await there.close();
  const here = await opened(folder);
  expect(await moveStorage(folder, address, kinds)).toEqual({
    ok: false,
    error: { code: 'store.locked', folder },
  });
  await here.close();
});

it('refuses to move from where nothing is', async () => {
  const nowhere = join(folderForTest(), 'none');
  expect(await moveStorage(nowhere, await server.makeDatabase(), kinds)).toEqual({
    ok: false,
    error: { code: 'store.no-database', folder: nowhere },
  });
  expect(existsSync(nowhere)).toBe(false);
});

/** Moving this many entries takes seconds. */
const many = 40_000;

it('leaves PostgreSQL empty when it is killed in the middle, and can be done again', async () => {
  const folder = folderForTest();
  await fillWithMany(folder, many);
  const address = await server.makeDatabase();
  const client = new pg.Client(address);
  await client.connect();
  const writing = `select 1 from pg_stat_activity where datname = current_database()
    and query like 'insert into "journal_entries"%'`;
  const isWriting = async () => (await client.query(writing)).rows.length > 0;
  await killWhileMoving(folder, address, isWriting);
  const others = `select 1 from pg_stat_activity where datname = current_database()
    and application_name like 'rokade-%'`;
  await expect.poll(async () => (await client.query(others)).rows.length).toBe(0);
  expect((await client.query('select 1 from journals limit 1')).rows).toEqual([]);
  expect((await client.query('select 1 from journal_entries limit 1')).rows).toEqual([]);
  await client.end();
  expect(await moveStorage(folder, address, kinds)).toMatchObject({ value: { entries: many } });
});
