/** @regulation Tempelhof 2018 */
import { describe, expect, it } from 'vitest';
import {
  division,
  entered,
  leagueAfter,
  lineUp,
  low,
  made,
  member,
  planned,
  results,
  squad,
  top,
} from '../../../test/league/journal-driver.ts';
import { clubPrizes, type LeagueCommand, rankedScores } from '../src/index.ts';

/** A club with a team in each of two divisions, and four rounds of one board in both. */
function season(scores: Readonly<Record<string, readonly ('1-0' | 'draw' | '0-1')[]>>) {
  const rounds = [1, 2, 3, 4];
  const matches = rounds.flatMap((round): readonly LeagueCommand[] => {
    const day = `2026-10-0${round}`;
    const of = (id: string, home: string, away: string, where: typeof top) =>
      planned(`${id}${round}`, home, away, { round, day, where });
    return [of('h', 'a', 'x', top), of('l', 'b', 'y', low)];
  });
  const played = Object.entries(scores).flatMap(([player, own]) =>
    own.flatMap((score, index): readonly LeagueCommand[] => {
      const inA = player.startsWith('a') || player.startsWith('+');
      const id = `${inA ? 'h' : 'l'}${index + 1}`;
      const [home, away] = inA ? ['a', 'x'] : ['b', 'y'];
      return [
        lineUp(id, home ?? '', [player.replace('+', '')]),
        lineUp(id, away ?? '', [`${away}1`]),
        results(id, [score]),
      ];
    }),
  );
  return leagueAfter(
    made(),
    division(top, 1, 1),
    division(low, 2, 1),
    entered(top, ['a'], { club: 'SKT' }),
    entered(top, ['x']),
    entered(low, ['b'], { club: 'SKT' }),
    entered(low, ['y']),
    ...['a', 'b', 'x', 'y'].map((name) => squad(name, 2, [1800, 1700])),
    ...matches,
    ...played,
  );
}

const outcomes = (scores: Parameters<typeof season>[0]) =>
  clubPrizes(season(scores), 'SKT').flatMap(({ members }) =>
    members.map(({ player, played, halfPoints, outcome }) => [player, played, halfPoints, outcome]),
  );

describe('the prizes within a club (III.H.6)', () => {
  it('go to the two best from half on, among those with at most two games fewer than rounds', () => {
    expect(outcomes({ a1: ['1-0', '1-0', 'draw', '0-1'] })).toEqual([['a1', 4, 5, 'prize']]);
    expect(outcomes({ a1: ['0-1', '0-1', '1-0'] })).toEqual([['a1', 3, 2, 'counted']]);
    expect(outcomes({ a1: ['1-0'] })).toEqual([['a1', 1, 2, 'too-few']]);
  });

  it('leave out a game lost as a substitute in a higher team, which still is a game played', () => {
    const league = season({ b1: ['0-1', '1-0'], '+b1': ['0-1'] });
    const own = clubPrizes(league, 'SKT').flatMap(({ members }) => members);
    expect(own).toMatchObject([
      { player: member('b1'), played: 3, counted: 2, halfPoints: 2, outcome: 'prize' },
    ]);
    expect(own[0]?.leftOut).toHaveLength(1);
    expect(clubPrizes(league, 'nobody')).toEqual([]);
  });
});

it('players of a division have places, colours and what their games were worth', () => {
  const league = season({ a1: ['1-0', '1-0', 'draw', '0-1'] });
  const [best, other] = rankedScores(league, top);
  expect([best?.player, best?.place, best?.halfPoints, best?.black.played]).toEqual([
    'a1',
    1,
    5,
    4,
  ]);
  // Against 1800 with 62.5 per cent: above the opponents' average.
  expect(best?.performance).toBeGreaterThan(1800);
  expect(other?.place).toBe(2);
  expect(rankedScores(league, top, 2)).toEqual([]);
});
