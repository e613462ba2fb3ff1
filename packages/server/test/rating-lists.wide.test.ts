import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sharedPath } from '../../../test/wide/shared-folder.ts';
import { importList, openRatingLists } from '../src/index.ts';
import { folderForTest } from './folder-for-test.ts';

/** Lines of real lists, and what is told there of one player. */
it.each([
  [
    'fide-players-list-foa-lines.txt',
    'carlsen',
    {
      id: '1503014',
      federation: 'NOR',
      title: 'GM',
      sex: 'm',
      born: '1990',
      club: '',
      ratings: { standard: 2823, rapid: 2801, blitz: 2860 },
    },
  ],
  [
    'fide-players-list-legacy-lines.txt',
    'akshaya',
    {
      id: '5031605',
      federation: 'IND',
      sex: 'w',
      born: '1994',
      ratings: { standard: 2014, rapid: null },
    },
  ],
  [
    'dwz-spieler-2007-lines.csv',
    'andrej volokitin',
    {
      id: '24421-201',
      title: 'GM',
      born: '1986',
      fideId: '14107090',
      fideRating: 2681,
      ratings: { standard: 2698 },
    },
  ],
])('%s is read', async (name, text, player) => {
  const folder = join(folderForTest(), 'lists');
  const path = sharedPath(join('data/real/rating-lists', name));
  const listFacts = { source: null, month: null, kind: null, keep: 4, now: new Date() };
  expect(await importList({ ...listFacts, folder, path, name })).toMatchObject({ ok: true });
  const lists = openRatingLists(folder);
  expect(lists.search(text, { source: null, limit: 5 })).toMatchObject([player]);
  lists.close();
});
