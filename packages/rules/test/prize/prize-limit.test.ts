/** @regulation DSU 2002 */
import { describe, expect, test } from 'vitest';
import {
  amounts,
  awarded,
  kroner,
  listOf,
  planOf,
  playerOf,
  standingsOf,
} from './prize-builders.ts';

const women = [2, 3, 5].map((no) => playerOf(no, { sex: 'w', birthYear: no === 2 ? 2010 : 1980 }));

describe('§5f: how many prizes a player gets', () => {
  const lists = [
    listOf({ prizes: kroner(500, 300, 100) }),
    listOf({ name: 'Women', who: [{ kind: 'women' }], prizes: kroner(200, 150) }),
  ];
  const standings = standingsOf(6, 5, 4, 3, 2);

  test('all that they are entitled to', () => {
    expect(amounts(awarded(planOf(lists), standings, women))).toEqual([
      [1, 50000],
      [2, 30000],
      [3, 10000],
      [2, 20000],
      [3, 15000],
    ]);
  });

  test('the first by the order of the lists', () => {
    const plan = planOf(lists, { perPlayer: 'first' });
    const awards = awarded(plan, standings, women);
    expect(amounts(awards)).toEqual([
      [1, 50000],
      [2, 30000],
      [3, 10000],
      [5, 20000],
    ]);
    expect(awards.left).toMatchObject([{ list: 1, place: 2, prize: { money: 15000 } }]);
    expect(awards.given[3]?.because).toContainEqual({
      code: 'prize.passed-over',
      article: 'DSU §5f',
      facts: { passedPlayers: [2, 3] },
    });
  });

  test('the better one: what is left moves on to the next in either list', () => {
    const awards = awarded(planOf(lists, { perPlayer: 'better' }), standings, women);
    expect(amounts(awards)).toEqual([
      [1, 50000],
      [2, 30000],
      [4, 10000],
      [3, 20000],
      [5, 15000],
    ]);
    const third = awards.given.find(({ no }) => no === 3);
    expect(third?.because.at(-1)).toEqual({
      code: 'prize.better-kept',
      article: 'DSU §5f',
      facts: { player: 3, otherList: 'Main', otherMoney: 10000 },
    });
  });

  test('equal money: the earlier list', () => {
    const even = [
      listOf({ prizes: kroner(200) }),
      listOf({ name: 'Women', who: [{ kind: 'women' }], prizes: kroner(200) }),
    ];
    const plan = planOf(even, { perPlayer: 'better' });
    const awards = awarded(
      plan,
      standingsOf(5, 4),
      [1, 2].map((no) => playerOf(no, { sex: 'w' })),
    );
    expect(awards.given.map(({ list, no }) => [list, no])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('a list given besides counts for nobody', () => {
    const cup = listOf({ name: 'Cup', besides: true, prizes: [{ money: 0, honour: 'Cup' }] });
    const plan = planOf([cup, ...lists], { perPlayer: 'first' });
    expect(amounts(awarded(plan, standings, women)).slice(0, 2)).toEqual([
      [1, 0, 'Cup'],
      [1, 50000],
    ]);
  });

  test('three lists for one player: only one is kept, the others move on', () => {
    const three = [
      ...lists,
      listOf({ name: 'Juniors', who: [{ kind: 'juniors', toAge: 20 }], prizes: kroner(400) }),
    ];
    const awards = awarded(planOf(three, { perPlayer: 'better' }), standings, women);
    expect(amounts(awards)).toEqual([
      [1, 50000],
      [3, 30000],
      [4, 10000],
      [5, 20000],
      [2, 40000],
    ]);
  });
});
