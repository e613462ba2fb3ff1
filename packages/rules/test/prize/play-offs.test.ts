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

describe('the title and the Johnsen prize, DSU 2002 4.2 §36', () => {
  const title = listOf({
    name: 'Danmarksmester',
    who: [{ kind: 'citizens', federation: 'DEN' }],
    ties: 'undivided',
    besides: true,
    prizes: [{ money: 1000000, honour: 'Danmarksmester' }],
  });
  const main = listOf({ prizes: kroner(8000, 5000, 3000) });
  const plan = planOf([title, main], { perPlayer: 'first' });

  test('go to the best citizen, who keeps their own prize; the winner keeps theirs', () => {
    const awards = awarded(plan, standingsOf(7, 6, 5), [playerOf(1, { federation: 'GER' })]);
    expect(amounts(awards)).toEqual([
      [2, 1000000, 'Danmarksmester'],
      [1, 800000],
      [2, 500000],
      [3, 300000],
    ]);
    expect(awards.given[0]?.because).toContainEqual({
      code: 'prize.not-citizens',
      article: 'DSU 4.2 §36',
      facts: { passedPlayers: [1] },
    });
  });

  test.each([
    ['a German who plays for Denmark does not', 'DEN', 'GER', 2, 'prize.citizen-presumed'],
    ['a Dane who plays for Germany does', 'GER', 'DEN', 1, 'prize.citizen'],
    ['a citizen of both does', 'GER', 'GER DEN', 1, 'prize.citizen'],
    ['who plays for Denmark does where it is not said', 'DEN', '', 1, 'prize.citizen-presumed'],
    ['who plays for Germany does not where it is not said', 'GER', '', 2, 'prize.citizen-presumed'],
  ])('%s get them', (_, federation, citizenship, no, code) => {
    const awards = awarded(plan, standingsOf(7, 6), [playerOf(1, { federation, citizenship })]);
    expect(awards.given[0]).toMatchObject({ no });
    expect(awards.given[0]?.because.map((reason) => reason.code)).toContain(code);
  });

  test('are not shared: two citizens in front play off, the other money is shared', () => {
    const awards = awarded(plan, standingsOf(7, 7, 5));
    expect(awards.open).toEqual([
      {
        list: 0,
        place: 1,
        needs: 'play-off',
        prize: { money: 1000000, honour: 'Danmarksmester' },
        players: [1, 2],
        because: [
          { code: 'prize.play-off-needed', article: 'DSU 4.2 §36', facts: { players: [1, 2] } },
        ],
      },
    ]);
    expect(amounts(awards)).toEqual([
      [1, 650000],
      [2, 650000],
      [3, 300000],
    ]);
  });

  test('the play-off decides the other prizes, too', () => {
    const decided = { ...plan, decisions: [{ by: 'play-off', players: [2, 1] }] } as const;
    expect(amounts(awarded(decided, standingsOf(7, 7, 5)))).toEqual([
      [2, 1000000, 'Danmarksmester'],
      [2, 800000],
      [1, 500000],
      [3, 300000],
    ]);
  });

  test('stay where no citizen plays', () => {
    const strangers = [1, 2].map((no) => playerOf(no, { federation: 'GER' }));
    const awards = awarded(plan, standingsOf(7, 6), strangers);
    expect(awards.left).toMatchObject([
      { list: 0, place: 1, prize: { money: 1000000 } },
      { list: 1, place: 3, prize: { money: 300000 } },
    ]);
  });
});

describe('play-offs, FIDE 2012 annex 3 1e, 1f', () => {
  const plan = planOf([listOf({ prizes: kroner(1000, 600, 400, 200) })]);

  test('e: three play off and get prizes 1, 2 and 3', () => {
    const decided = { ...plan, decisions: [{ by: 'play-off', players: [3, 1, 2] }] } as const;
    expect(amounts(awarded(decided, standingsOf(6, 6, 6, 5)))).toEqual([
      [3, 100000],
      [1, 60000],
      [2, 40000],
      [4, 20000],
    ]);
  });

  test('f: four play off, the two who lost their semi-finals share prizes 3 and 4', () => {
    const decided = { ...plan, decisions: [{ by: 'play-off', players: [2, 4] }] } as const;
    expect(amounts(awarded(decided, standingsOf(6, 6, 6, 6)))).toEqual([
      [2, 100000],
      [4, 60000],
      [1, 30000],
      [3, 30000],
    ]);
  });
});
