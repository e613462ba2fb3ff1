import { describe, expect, it } from 'vitest';
import {
  codeOf,
  division,
  entered,
  leagueAfter,
  low,
  made,
  team,
  top,
} from '../../../test/league/journal-driver.ts';
import {
  emptyWishValues,
  judgedWishes,
  type League,
  type LeagueCommand,
  leagueSeenBy,
  parseWishId,
  type WishId,
} from '../src/index.ts';

const names = ['a', 'b', 'c', 'd'];

const league: readonly LeagueCommand[] = [
  made(),
  division(top, 1),
  division(low, 2),
  entered(top, names),
  entered(low, ['x', 'y', 'z', 'w']),
];

const wish = (
  id: string,
  teams: readonly string[],
  values: Partial<typeof emptyWishValues>,
  where = top,
): LeagueCommand => ({
  kind: 'add-wish',
  wish: parseWishId(id) as WishId,
  division: where,
  teams: teams.map(team),
  values: { ...emptyWishValues, ...values },
});

const drawn = (teams: readonly string[], where = top): LeagueCommand => ({
  kind: 'draw-schedule',
  division: where,
  teams: teams.map(team),
  days: [],
  double: false,
});

const outcomes = (state: League, where = top) =>
  judgedWishes(state, where).map(({ wish: { id }, outcome }) => [id, outcome?.kept ?? null]);

const pairs = ({ matches }: League) =>
  matches.map(({ round, home, away }) => `${round} ${home}-${away}`);

describe('the wishes for a schedule', () => {
  it('change nothing where there are none', () => {
    expect(pairs(leagueAfter(...league, drawn(names)))).toEqual([
      '1 a-d',
      '1 b-c',
      '2 d-c',
      '2 a-b',
      '3 b-d',
      '3 c-a',
    ]);
  });

  it('for a place to play in a round count for each team that is named', () => {
    const added = wish('w', ['d', 'b'], { wish: 'home', round: 2 });
    expect(outcomes(leagueAfter(...league, drawn(names), added))).toEqual([['w', false]]);
    const state = leagueAfter(...league, added, drawn(names));
    expect(outcomes(state)).toEqual([['w', true]]);
    const atHome = state.matches.filter(({ round }) => round === 2).map(({ home }) => home);
    expect(atHome.toSorted()).toEqual(['b', 'd']);
  });

  it('are not told to be kept in a round that is not planned', () => {
    const late = wish('w', ['d'], { wish: 'home', round: 9 });
    expect(outcomes(leagueAfter(...league, drawn(names), late))).toEqual([['w', null]]);
  });

  it.each<[string, LeagueCommand]>([
    ['home', wish('w', ['d'], { wish: 'home', round: 1 })],
    ['away', wish('w', ['a'], { wish: 'away', round: 1 })],
    ['one hall', wish('w', ['a', 'b'], { wish: 'not-home-together' })],
    ['an early derby', wish('w', ['a', 'c'], { wish: 'meet-by', round: 1 })],
    ['a late derby', wish('w', ['a', 'd'], { wish: 'meet-from', round: 3 })],
  ])('are kept by the next draw: %s', (_, added) => {
    expect(outcomes(leagueAfter(...league, added))).toEqual([['w', null]]);
    expect(outcomes(leagueAfter(...league, drawn(names), added))).toEqual([['w', false]]);
    expect(outcomes(leagueAfter(...league, added, drawn(names)))).toEqual([['w', true]]);
  });

  it('give way to those of greater weight, and say what stands against them', () => {
    const state = leagueAfter(
      ...league,
      wish('light', ['a'], { wish: 'home', round: 1 }),
      wish('heavy', ['a'], { wish: 'away', round: 1, weight: 5 }),
      drawn(names),
    );
    expect(outcomes(state)).toEqual([
      ['light', false],
      ['heavy', true],
    ]);
    const [light] = judgedWishes(state, top);
    expect(light?.outcome?.against).toMatchObject([{ round: 1, away: 'a' }]);
  });

  it('leave a hall to a team of another division whose matches are planned', () => {
    const shared = wish('hall', ['a', 'x'], { wish: 'not-home-together' }, low);
    const lower = ['x', 'y', 'z', 'w'];
    const without = leagueAfter(...league, drawn(names), drawn(lower, low), shared);
    expect(outcomes(without, low)).toEqual([['hall', false]]);
    const state = leagueAfter(...league, drawn(names), shared, drawn(lower, low));
    expect(outcomes(state, low)).toEqual([['hall', true]]);
    expect(outcomes(state, top)).toEqual([['hall', true]]);
  });

  it('stay with the leader', () => {
    const state = leagueAfter(...league, wish('w', ['a'], { wish: 'home', round: 1 }));
    expect(leagueSeenBy({ isLeader: false, teams: [team('a')], now: '' }, state).wishes).toEqual(
      [],
    );
  });

  it('are taken away again', () => {
    const added = [...league, wish('w', ['a'], { wish: 'home', round: 1 })];
    const drop: LeagueCommand = { kind: 'drop-wish', wish: 'w' as WishId };
    expect(leagueAfter(...added, drop).wishes).toEqual([]);
    expect(codeOf(leagueAfter(...league), drop)).toBe('league.unknown-wish');
  });

  it.each<[string, LeagueCommand]>([
    ['league.wish-incomplete', wish('w', ['a'], { wish: 'home' })],
    ['league.wish-incomplete', wish('w', ['a'], { wish: 'not-home-together' })],
    ['league.unknown-team', wish('w', ['nobody'], { wish: 'home', round: 1 })],
    ['league.id-taken', wish('w', ['a', 'a'], { wish: 'meet-by', round: 1 })],
  ])('are refused with %s', (code, command) => {
    expect(codeOf(leagueAfter(...league), command)).toBe(code);
  });
});
