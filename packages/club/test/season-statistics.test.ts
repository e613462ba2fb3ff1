import { describe, expect, it, test } from 'vitest';
import { contestResults, type ItemResults, seasonStatistics, yearOf } from '../src/index.ts';
import { contestAfter, enter, make, note } from './writing.ts';

const day = '2026-03-01';

const result = (name: string, place: number | null, games: number | null = null, person = '') => ({
  name,
  person,
  place,
  games,
  halfPoints: games,
});

const item = (id: string, ...results: ItemResults['results']): ItemResults => ({
  item: id,
  name: id.toUpperCase(),
  results,
});

describe('what came of everybody', () => {
  it('in a group that plays when it likes: who played, with games and points', () => {
    const game = note({ kind: 'game-played', white: 'a', black: 'b', halfPoints: 2, day });
    const contest = contestAfter(
      make('free-play', 'spil-naar-du-vil'),
      ...['a', 'b', 'c'].map((id) => enter(id)),
      game,
    );
    expect(contestResults(contest)).toMatchObject([
      { name: 'A', place: 1, games: 1, halfPoints: 2 },
      { name: 'B', place: 2, games: 1, halfPoints: 0 },
    ]);
  });

  it('on a ladder: the place, and the games of all matches', () => {
    const challenge = { challenge: 'x', day };
    const contest = contestAfter(
      make('ladder', 'tempelhof-2018'),
      enter('a', 2000),
      enter('b', 1900),
      note({ kind: 'ladder-begun', day }),
      note({ kind: 'challenge-made', ...challenge, challenger: 'b', challenged: 'a' }),
      note({ kind: 'challenge-played', ...challenge, halfPoints: [2, 1] }),
    );
    expect(contestResults(contest)).toMatchObject([
      { name: 'B', place: 1, games: 2, halfPoints: 3 },
      { name: 'A', place: 2, games: 2, halfPoints: 1 },
    ]);
  });

  it('in what goes on over the years: the games of the period, and the place at its end', () => {
    const match = (id: string, on: string, challenger: string, challenged: string) => [
      note({ kind: 'challenge-made', challenge: id, day: on, challenger, challenged }),
      note({ kind: 'challenge-played', challenge: id, day: on, halfPoints: [2, 2] }),
    ];
    const contest = contestAfter(
      make('ladder', 'tempelhof-2018'),
      ...[enter('a', 2000), enter('b', 1900), enter('c', 1800)],
      note({ kind: 'ladder-begun', day }),
      ...match('x', '2026-03-02', 'b', 'a'),
      ...match('y', '2027-03-02', 'c', 'b'),
    );
    const of = (year: string) =>
      contestResults(contest, { firstDay: `${year}-01-01`, lastDay: `${year}-12-31` }).map(
        ({ name, place, games }) => [name, place, games],
      );
    expect(of('2026')).toEqual([
      ['B', 1, 2],
      ['A', 2, 2],
      ['C', 3, 0],
    ]);
    expect(of('2027')).toEqual([
      ['C', 1, 2],
      ['B', 2, 2],
      ['A', 3, 0],
    ]);
  });

  it('in a series: the place, and no games', () => {
    const scores = ['a', 'b'].map((entry, index) => ({
      entry,
      value: 2 - 2 * index,
      penalty: 0,
      guest: false,
    }));
    const evening = (leg: string, on: string) => [
      note({
        kind: 'leg-planned',
        leg,
        what: 'monthly',
        name: '',
        organiser: null,
        on,
        votesFor: 0,
        votesAgainst: 0,
        day,
      }),
      note({ kind: 'leg-held', leg, games: 1, scores, day }),
    ];
    const contest = contestAfter(
      make('blitz-year', 'tempelhof-2018'),
      ...['a', 'b'].map((id) => enter(id)),
      ...['02', '03', '04', '05'].flatMap((month) => evening(`l${month}`, `2026-${month}-06`)),
    );
    expect(contestResults(contest)).toMatchObject([
      { name: 'A', place: 1, games: null },
      { name: 'B', place: 2, games: null },
    ]);
  });
});

describe('a year in numbers', () => {
  it('counts competitions, people and games, each once, and who played the most', () => {
    const { members, ...numbers } = seasonStatistics([
      item('a', result('Alm, Ida', 1, 3), result('Bech, Bo', 2, 3)),
      item('b', result('Alm, Ida', 2)),
      item('c'),
    ]);
    expect(numbers).toEqual({ competitions: 2, people: 2, games: 3 });
    expect(members).toMatchObject([
      { name: 'Alm, Ida', wins: 1, games: 3, played: [{ item: 'a', players: 2 }, { item: 'b' }] },
      { name: 'Bech, Bo', wins: 0, games: 3 },
    ]);
  });

  test.each([
    ['the same name in other letters', result('alm  ida', 2), 1],
    ['another name', result('Alm, Eva', 2), 2],
    ['the same person by another name', result('Alm-Bech, Ida', 2, null, 'p1'), 1],
    ['the same name of another person', result('Alm, Ida', 2, null, 'p2'), 2],
    ['the same name of nobody’s', result('Alm, Ida', 2), 1],
  ])('takes %s for one or two', (_, other, people) => {
    const ida = item('a', result('Alm, Ida', 1, null, 'p1'));
    expect(seasonStatistics([ida, item('b', other)]).people).toBe(people);
  });

  it('tells one member what they played, or nothing', () => {
    const items = [item('a', result('Alm, Ida', 1, 3), result('Bech, Bo', 2, 3)), item('b')];
    expect(yearOf(items, { name: 'Bech, Bo', person: '' })?.played).toMatchObject([
      { item: 'a', place: 2, players: 2, games: 3 },
    ]);
    expect(yearOf(items, { name: 'Carl, Eva', person: '' })).toBeUndefined();
  });
});
