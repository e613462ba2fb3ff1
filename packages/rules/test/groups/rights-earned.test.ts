/** @regulation DSU 2002 */
import { type PlayedGroup, rightsEarned } from '@rokade/rules';
import { expect, test } from 'vitest';

/** Key, place, birth, and the place by points where it differs. */
const lines = (...places: readonly (readonly [string, number, string?, number?])[]) =>
  places.map(([key, place, birth = '1980', pointsPlace = place]) => ({
    key,
    place,
    birth,
    pointsPlace,
  }));

type Group = Omit<PlayedGroup, 'playedOff'> & Partial<PlayedGroup>;

const earned = (group: Group): readonly string[] =>
  rightsEarned([{ playedOff: [], ...group }], '2026-04-01').map(
    ({ key, right, article }) => `${key} ${right} ${article}`,
  );

test.each<readonly [string, Group, readonly string[]]>([
  [
    '§36.1, §37.1 the national class',
    { class: 'national', name: '', lines: lines(['b', 2], ['a', 1]) },
    ['a national-winner §36.1', 'b national-player §37.1', 'a national-player §37.1'],
  ],
  [
    '§36 equal for the title: a play-off decides',
    { class: 'national', name: '', lines: lines(['a', 1], ['b', 1]) },
    ['a national-player §37.1', 'b national-player §37.1'],
  ],
  [
    '§36 equal in points for the title: no korrektion decides',
    { class: 'national', name: '', lines: lines(['a', 1], ['b', 2, '1980', 1]) },
    ['a national-player §37.1', 'b national-player §37.1'],
  ],
  [
    '§36 the play-off decided',
    { class: 'national', name: '', lines: lines(['a', 1], ['b', 1]), playedOff: ['b', 'a'] },
    ['b national-winner §36.1', 'a national-player §37.1', 'b national-player §37.1'],
  ],
  [
    '§37 korrektion decides among the candidates',
    { class: 'candidate', name: '', lines: lines(['a', 1], ['b', 2, '1980', 1]) },
    ['a candidate-winner §36.2'],
  ],
  [
    '§37 equal in korrektion, too: a play-off',
    { class: 'candidate', name: '', lines: lines(['a', 1], ['b', 1]) },
    [],
  ],
  [
    '§36.2 the winner of the candidates',
    { class: 'candidate', name: '', lines: lines(['a', 1], ['b', 2]) },
    ['a candidate-winner §36.2'],
  ],
  [
    '§37 the best juniors share their title',
    {
      class: 'candidate',
      name: '',
      lines: lines(['a', 1], ['b', 2, '2008'], ['c', 2, '2009-05-01'], ['d', 4, '2010']),
    },
    ['a candidate-winner §36.2', 'b junior-champion §37.2', 'c junior-champion §37.2'],
  ],
  [
    '§37 a junior who wins is both',
    { class: 'candidate', name: '', lines: lines(['a', 1, '2008'], ['b', 2, '2009']) },
    ['a candidate-winner §36.2', 'a junior-champion §37.2'],
  ],
  [
    '§37.4 the first groups of the master class',
    { class: 'master', name: 'MA-1', lines: lines(['a', 1], ['b', 1], ['c', 3]) },
    ['a group-winner §37.4', 'b group-winner §37.4'],
  ],
  ['§37.4 no other group', { class: 'master', name: 'M7-2', lines: lines(['a', 1]) }, []],
  ['§37.4 no basic class', { class: 'basic', name: 'B7-1', lines: lines(['a', 1]) }, []],
])('%s', (_, group, expected) => {
  expect(earned(group)).toEqual(expected);
});
