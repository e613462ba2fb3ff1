import { tournamentBook } from '@rokade/tournament';
import { expect, test } from 'vitest';
import { openStorage } from '../src/index.ts';
import { sampleEntries, tournamentId } from './sample-journal.ts';

async function opened() {
  const storage = await openStorage(':memory:');
  if (!storage.ok) throw new Error(storage.error.code);
  const { changes, close, journals } = storage.value;
  return { changes, close, tournaments: journals(tournamentBook) };
}

async function begun(tournaments: Awaited<ReturnType<typeof opened>>['tournaments'], name: string) {
  const id = tournamentId(name);
  expect((await tournaments.append(id, 0, sampleEntries(id, 1, 2))).ok).toBe(true);
  return id;
}

test('each changed book once, in the order of its last change, from where somebody was', async () => {
  const { changes, tournaments, close } = await opened();
  const start = await changes.changedAfter('', 10);
  expect(start).toEqual({ books: null, place: '0', more: false });
  const autumn = await begun(tournaments, 'autumn');
  const spring = await begun(tournaments, 'spring');
  await tournaments.append(autumn, 2, sampleEntries(autumn, 3, 3));
  const told = await changes.changedAfter(start.place, 10);
  expect(told.books?.map(({ id }) => id)).toEqual([spring, autumn]);
  expect(await changes.changedAfter(told.place, 10)).toEqual({
    books: [],
    place: told.place,
    more: false,
  });
  await tournaments.remove(spring);
  expect((await changes.changedAfter(told.place, 10)).books).toEqual([
    { kind: 'tournament', id: spring },
  ]);
  await close();
});

test('more than is wanted comes in parts, none of it twice', async () => {
  const { changes, tournaments, close } = await opened();
  for (const name of ['aa', 'bb', 'cc', 'dd', 'ee']) await begun(tournaments, name);
  const seen: string[] = [];
  let place = '0';
  let more = true;
  while (more) {
    const told = await changes.changedAfter(place, 2);
    seen.push(...(told.books ?? []).map(({ id }) => id));
    ({ place, more } = told);
  }
  expect(seen).toEqual(['aa', 'bb', 'cc', 'dd', 'ee']);
  await close();
});

test('a place of another database, of the future or none at all is unknown', async () => {
  const { changes, tournaments, close } = await opened();
  await begun(tournaments, 'autumn');
  const { place } = await changes.changedAfter('', 10);
  for (const other of ['1-00000000', '99-0a1b2c3d', '1', 'x', '1-', `${place}0`, '-1']) {
    expect(await changes.changedAfter(other, 10)).toEqual({ books: null, place, more: false });
  }
  await close();
});

test('a place from before the oldest change that is kept is unknown', async () => {
  const { changes, tournaments, close } = await opened();
  const id = await begun(tournaments, 'autumn');
  const { place } = await changes.changedAfter('', 10);
  for (let turn = 0; turn < 1001; turn += 1) await tournaments.archive(id, turn % 2 === 0);
  expect((await changes.changedAfter(place, 10)).books).toBeNull();
  await close();
});
