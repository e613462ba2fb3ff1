import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RatedPlayer } from '@rokade/register';
import type { KindOfPlay } from '@rokade/rules';
import { expect, onTestFinished, test } from 'vitest';
import {
  beginList,
  keptMonths,
  makeListFolder,
  openRatingLists,
  type RatingLists,
  tidyLists,
  uploadPath,
} from '../src/index.ts';
import { removeList, unfinishedPath } from '../src/lists/list-files.ts';
import { folderForTest } from './temporary-folder.ts';

const nobody: RatedPlayer = {
  id: '',
  name: '',
  federation: 'DEN',
  title: '',
  sex: '',
  born: '',
  ratings: { standard: null, rapid: null, blitz: null },
  factors: { standard: null, rapid: null, blitz: null },
  index: null,
  club: '',
  association: '',
  fideId: '',
  fideRating: null,
};

const ratings = (standard: number | null, rapid: number | null = null) => ({
  standard,
  rapid,
  blitz: null,
});

const ida = { ...nobody, id: '7', name: 'Hansen, Ida', fideId: '1414', ratings: ratings(1643) };
const bo = { ...nobody, id: '8', name: 'Hansenius, Bo', ratings: ratings(2100) };

interface Kept {
  readonly lists: RatingLists;
  readonly folder: string;
  readonly keep: (
    stamp: number,
    players: readonly RatedPlayer[],
    kind?: KindOfPlay | null,
    month?: string,
  ) => Promise<unknown>;
}

/** A folder for the lists of DSU, each replacing the former one of its month. */
function openFolder(): Kept {
  const folder = folderForTest();
  makeListFolder(folder);
  const lists = openRatingLists(folder);
  onTestFinished(() => lists.close());
  return {
    folder,
    lists,
    keep: async (stamp, players, kind = null, month = '2026-11') => {
      const writer = beginList(folder, stamp);
      writer.add(players);
      const head = {
        source: 'dsu',
        month,
        file: `${stamp}.csv`,
        sha256: '',
        importedAt: '2026-11-01T00:00:00.000Z',
      } as const;
      const done = await writer.finish(head, { kind, keep: 4, goOn: async () => true });
      if (!done.ok) writer.abandon();
      return done.ok ? done.value.players : done.error;
    },
  };
}

const named = (lists: RatingLists, text: string, limit = 10): readonly string[] =>
  lists.search(text, { source: null, limit }).map(({ name }) => name);

test('a number that two have is refused, and the list before stays', async () => {
  const { lists, keep } = openFolder();
  expect(await keep(1, [ida])).toBe(1);
  expect(await keep(2, [ida, { ...bo, id: '7' }])).toEqual({
    code: 'list.number-twice',
    number: '7',
    name: 'Hansen, Ida',
    other: 'Hansenius, Bo',
  });
  expect(lists.kept()).toMatchObject([{ file: '1.csv', players: 1 }]);
});

test('of one month the list that was kept last counts', async () => {
  const { lists, keep } = openFolder();
  await keep(1, [ida, bo]);
  await keep(2, [bo]);
  expect(lists.kept()).toMatchObject([{ file: '2.csv', players: 1 }]);
  expect(named(lists, 'hansen')).toEqual(['Hansenius, Bo']);
});

test('the list of one month is taken away, and no other', async () => {
  const { folder, lists, keep } = openFolder();
  await keep(1, [ida]);
  await keep(2, [ida, bo], null, '2026-12');
  const months = () => lists.kept().map(({ month }) => month);
  expect(months().toSorted()).toEqual(['2026-11', '2026-12']);
  expect(removeList(folder, 'fide', '2026-11')).toBe(false);
  expect(removeList(folder, 'dsu', '2026-10')).toBe(false);
  expect(removeList(folder, 'dsu', '2026-11')).toBe(true);
  expect(months()).toEqual(['2026-12']);
});

test('a list that is broken off leaves nothing, and the one before stays', async () => {
  const folder = folderForTest();
  makeListFolder(folder);
  const writer = beginList(folder, 1);
  writer.add([ida, bo]);
  const seen: number[] = [];
  const head = { source: 'dsu', month: '2026-11', file: '', sha256: '', importedAt: '' } as const;
  const goOn = async (found: number) => seen.push(found) === 0;
  expect(await writer.finish(head, { kind: null, keep: 4, goOn })).toEqual({
    ok: false,
    error: { code: 'list.interrupted' },
  });
  writer.abandon();
  expect(seen).toEqual([2]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a list of one kind of play keeps what is known of the others', async () => {
  const { lists, keep } = openFolder();
  await keep(1, [ida, bo]);
  await keep(2, [{ ...ida, ratings: ratings(null, 1700) }], 'rapid');
  expect(lists.search('hansen', { source: null, limit: 9 })).toMatchObject([
    { name: 'Hansen, Ida', ratings: { standard: 1643, rapid: 1700 } },
    { name: 'Hansenius, Bo', ratings: { standard: 2100, rapid: null } },
  ]);
});

test('whole words come before beginnings of words, also where no more are asked for', async () => {
  const { lists, keep } = openFolder();
  await keep(1, [ida, bo]);
  expect(named(lists, 'hansen')).toEqual(['Hansen, Ida', 'Hansenius, Bo']);
  expect(named(lists, 'hansen', 1)).toEqual(['Hansen, Ida']);
});

test.each([
  ['by the number of the list', { fideId: '', numbers: { dsu: '8' } }, ['Hansenius, Bo']],
  ["by FIDE's, where the list's is not known", { fideId: '1414', numbers: {} }, ['Hansen, Ida']],
  ['nobody without numbers', { fideId: '', numbers: {} }, []],
])('finds %s', async (_, who, names) => {
  const { lists, keep } = openFolder();
  await keep(1, [ida, bo]);
  expect(
    lists
      .of([who], null)
      .flat()
      .map(({ name }) => name),
  ).toEqual(names);
});

test.each([
  ['6', 6],
  ['1', 1],
  ['0', 4],
  ['-2', 4],
  ['2.5', 4],
  ['many', 4],
])('a note that says “%s” keeps %i months', (note, months) => {
  const folder = folderForTest();
  expect(keptMonths(folder, null)).toBe(4);
  writeFileSync(join(folder, 'keep'), note);
  expect(keptMonths(folder, null)).toBe(months);
  expect([keptMonths(folder, 7), keptMonths(folder, null)]).toEqual([7, 7]);
});

test('what nobody sends any more is tidied away, and what cannot be waits for the next time', () => {
  const folder = folderForTest();
  const lastWritten = (path: string, minutesAgo: number): void => {
    writeFileSync(path, '');
    const moment = Date.now() / 1000 - 60 * minutesAgo;
    utimesSync(path, moment, moment);
  };
  lastWritten(uploadPath(folder, 'begun'), 0);
  lastWritten(uploadPath(folder, 'slow'), 58);
  lastWritten(uploadPath(folder, 'cut-off'), 62);
  lastWritten(unfinishedPath(folder, 2), 0);
  mkdirSync(unfinishedPath(folder, 1));
  tidyLists(folder, 4, null);
  expect(readdirSync(folder).toSorted()).toEqual(['1.new', 'upload-begun.new', 'upload-slow.new']);
});
