/** @regulation DSU 2002 */
import {
  type ClassPlayer,
  classGroups,
  type GroupForm,
  type GroupsRefusal,
  ratingGroups,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Players with ratings falling by one from the top; the weakest has the lowest number. */
const playersFrom = (
  count: number,
  top: number,
  requestedForm: GroupForm | null = 'seven-rounds',
) =>
  Array.from(
    { length: count },
    (_, index): ClassPlayer => ({
      no: index + 1,
      rating: top - (count - 1 - index),
      title: '',
      name: `P${index}`,
      requestedForm,
    }),
  );

const nameOf = (number: number): string => `G-${number}`;
const article = '§65';

/** The sizes of the groups by §65, or the refusal. */
function sizesOf(count: number, division: Parameters<typeof ratingGroups>[1]['division']) {
  const groups = ratingGroups(playersFrom(count, 2000), { division, nameOf, article });
  return groups.ok ? groups.value.map(({ players }) => players.length) : groups.error;
}

describe('§65: groups by rating', () => {
  test('the highest rated in the first group, the next in the second', () => {
    const players = playersFrom(10, 1800);
    const division = { kind: 'number', groups: 2 } as const;
    const groups = ratingGroups(players, { division, nameOf, article });
    expect(groups).toMatchObject({ ok: true });
    if (!groups.ok) return;
    expect(groups.value.map((group) => [group.name, group.players.map(({ no }) => no)])).toEqual([
      ['G-1', [10, 9, 8, 7, 6, 5]],
      ['G-2', [4, 3, 2, 1]],
    ]);
    expect(groups.value[1]?.because).toEqual([
      { code: 'groups.by-rating', article, facts: { count: 4, highest: 1794, lowest: 1791 } },
      { code: 'groups.number-given', article, facts: { total: 10, groups: 2 } },
    ]);
  });

  test.each<readonly [string, number, number, readonly number[]]>([
    ['one group alone is odd', 21, 2, [10, 11]],
    ['two odd halves become two even groups', 10, 2, [6, 4]],
    ['equal where they can be', 24, 3, [8, 8, 8]],
    ['one odd group of three', 25, 3, [8, 8, 9]],
    ['larger ones first', 28, 3, [10, 10, 8]],
  ])('%s: %i players in %i', (_, count, groups, expected) => {
    expect(sizesOf(count, { kind: 'number', groups })).toEqual(expected);
  });

  test.each<readonly [number, number, readonly number[]]>([
    [32, 32, [32]],
    [33, 32, [16, 17]],
    [50, 32, [26, 24]],
    [64, 32, [32, 32]],
    [65, 32, [22, 22, 21]],
    [15, 15, [15]],
    [16, 15, [8, 8]],
    [5, 3, [2, 3]],
  ])('as large as possible: %i players, at most %i', (count, players, expected) => {
    expect(sizesOf(count, { kind: 'at-most', players })).toEqual(expected);
  });

  test('properties: everyone once, none too large, one odd at most, no two further apart than 2', () => {
    const number = fc.integer({ min: 2, max: 300 });
    fc.assert(
      fc.property(number, fc.integer({ min: 3, max: 40 }), (count, most) => {
        const sizes = sizesOf(count, { kind: 'at-most', players: most });
        if (!Array.isArray(sizes)) throw new Error('refused');
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(count);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(most);
        expect(sizes.filter((size) => size % 2 === 1).length).toBe(count % 2);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(2);
        // One group fewer would need more than one odd group.
        const even = most - (most % 2);
        const inFewer = even * (sizes.length - 1) + (count % 2 === 1 ? most - even : 0);
        expect(inFewer).toBeLessThan(count);
      }),
    );
  });

  test.each<readonly [string, number, Parameters<typeof sizesOf>[1], GroupsRefusal]>([
    [
      'one player',
      1,
      { kind: 'number', groups: 1 },
      { code: 'groups.too-few-players', players: 1, least: 2 },
    ],
    [
      'more groups than pairs',
      9,
      { kind: 'number', groups: 5 },
      { code: 'groups.too-many', groups: 5, most: 4 },
    ],
    [
      'no groups',
      9,
      { kind: 'number', groups: 0 },
      { code: 'groups.too-many', groups: 0, most: 4 },
    ],
    [
      'groups of one',
      8,
      { kind: 'at-most', players: 1 },
      { code: 'groups.size-too-small', size: 1, least: 2 },
    ],
    [
      'an odd number in twos',
      9,
      { kind: 'at-most', players: 2 },
      { code: 'groups.size-too-small', size: 2, least: 3 },
    ],
  ])('refused: %s', (_, count, division, refusal) => {
    expect(sizesOf(count, division)).toEqual(refusal);
  });
});

/** Names and sizes of the groups, `M7-1: 32`. */
function groupsOf(players: readonly ClassPlayer[]): readonly string[] | GroupsRefusal {
  const groups = classGroups(players);
  return groups.ok
    ? groups.value.map((group) => `${group.name}: ${group.players.length}`)
    : groups.error;
}

describe('§38: the master class', () => {
  test.each<readonly [string, readonly ClassPlayer[], readonly string[]]>([
    ['§38a: groups of eight', playersFrom(16, 2100, 'all-play-all'), ['MA-1: 8', 'MA-2: 8']],
    [
      '§38a: who is over goes to the others',
      playersFrom(24 + 7, 2200, 'all-play-all'),
      ['MA-1: 8', 'MA-2: 8', 'MA-3: 8', 'M7-1: 7'],
    ],
    ['§38b: 32 at most', playersFrom(32, 2100), ['M7-1: 32']],
    ['§38b: as equal as possible', playersFrom(40, 2100), ['M7-1: 20', 'M7-2: 20']],
    ['§38c: 16 at most', playersFrom(20, 2100, 'five-rounds'), ['M5-1: 10', 'M5-2: 10']],
    ['no form named: seven rounds', playersFrom(10, 2100, null), ['M7-1: 10']],
    ['1900 is a master', playersFrom(8, 1907), ['M7-1: 8']],
  ])('%s', (_, players, expected) => {
    expect(groupsOf(players)).toEqual(expected);
  });

  test('the surplus is the lowest rated, and the group says so', () => {
    const wanting = playersFrom(9, 2100, 'all-play-all');
    const others = playersFrom(7, 2300).map((player) => ({ ...player, no: player.no + 20 }));
    const groups = classGroups([...wanting, ...others]);
    if (!groups.ok) throw new Error(groups.error.code);
    expect(groups.value.map(({ name }) => name)).toEqual(['MA-1', 'M7-1']);
    expect(groups.value[0]?.players.map(({ no }) => no)).toEqual([9, 8, 7, 6, 5, 4, 3, 2]);
    expect(groups.value[1]?.players.at(-1)?.no).toBe(1);
    expect(groups.value[1]?.because).toContainEqual({
      code: 'groups.surplus',
      article: '§38',
      facts: { players: [1] },
    });
  });
});

describe('§39: the basic class', () => {
  test.each<readonly [string, readonly ClassPlayer[], readonly string[]]>([
    ['§39a: 32 at most', playersFrom(33, 1899), ['B7-1: 16', 'B7-2: 17']],
    ['§39b: 16 at most', playersFrom(17, 1899, 'five-rounds'), ['B5-1: 8', 'B5-2: 9']],
    ['no all-play-all: seven rounds', playersFrom(8, 1800, 'all-play-all'), ['B7-1: 8']],
    [
      'both classes, the masters first',
      [...playersFrom(8, 2000), ...playersFrom(8, 1700, 'five-rounds')],
      ['M7-1: 8', 'B5-1: 8'],
    ],
  ])('%s', (_, players, expected) => {
    expect(groupsOf(players)).toEqual(expected);
  });

  test('1899 and no rating at all are below 1900; the unrated come last', () => {
    const rated = playersFrom(7, 1899);
    const groups = classGroups([{ ...rated[0]!, no: 99, rating: null }, ...rated]);
    if (!groups.ok) throw new Error(groups.error.code);
    expect(groups.value.map(({ name }) => name)).toEqual(['B7-1']);
    expect(groups.value[0]?.players.at(-1)?.no).toBe(99);
    expect(groups.value[0]?.because).toContainEqual({
      code: 'groups.unrated-last',
      article: '§39a',
      facts: { players: [99] },
    });
  });

  test.each([1, 2, 3, 4, 5, 6])(
    '§38: a surplus of %i plays seven rounds with the last eight, or five with those who do',
    (surplus) => {
      const wanting = playersFrom(8 + surplus, 2100, 'all-play-all');
      expect(groupsOf(wanting)).toEqual([`M7-1: ${8 + surplus}`]);
      const sixteen = playersFrom(16 + surplus, 2100, 'all-play-all');
      expect(groupsOf(sixteen)).toEqual(['MA-1: 8', `M7-1: ${8 + surplus}`]);
      const fives = playersFrom(6, 1950, 'five-rounds').map((one) => ({ ...one, no: one.no + 50 }));
      expect(groupsOf([...wanting, ...fives])).toEqual(['MA-1: 8', `M5-1: ${6 + surplus}`]);
    },
  );

  test('refused where too few are left for the rounds that they asked for', () => {
    expect(groupsOf(playersFrom(4, 1500, 'five-rounds'))).toEqual({
      code: 'groups.too-few-for-rounds',
      group: 'B5-1',
      players: 4,
      least: 5,
    });
  });
});
