/** @regulation DSU 2010 */
import { ratingRuleSets } from '@rokade/rules';
import { describe, expect, it } from 'vitest';
import {
  begun,
  leagueAfter,
  lineUp,
  matchNamed,
  member,
  planned,
  results,
  team,
} from '../../../test/league/journal-driver.ts';
import {
  type LeagueCommand,
  leagueRatingReport,
  monthsOfLeague,
  notRatedLines,
} from '../src/index.ts';

const dsu = 'dsu-2010';

/** Everybody in the squads has a number in the register. */
const numbered: readonly LeagueCommand[] = ['a', 'b', 'c', 'd'].flatMap((name) =>
  [1, 2, 3].map(
    (no): LeagueCommand => ({
      kind: 'change-player',
      player: member(`${name}${no}`),
      changes: { nationalId: `${name.toUpperCase()}${no}`, rating: 1500 + 10 * no },
    }),
  ),
);

const firstMatch = [
  lineUp('m1', 'a', ['a1', 'a2']),
  lineUp('m1', 'b', ['b1', 'b2']),
  results('m1', ['1-0', 'draw']),
];

const report = (commands: readonly LeagueCommand[], month: string | null, edition = dsu) => {
  const league = leagueAfter(...begun, ...numbered, ...commands);
  const made = leagueRatingReport(league, { month, edition });
  return { league, ...made, left: notRatedLines(league, made) };
};

const reasons = ({ left }: ReturnType<typeof report>) =>
  left.map(({ board, because }) => `${board} ${because}`);

describe('the rating report of a league', () => {
  it('has the games of a month, as the rules rate them', () => {
    const made = report(firstMatch, '2026-10');
    expect(monthsOfLeague(made.league)).toEqual(['2026-10']);
    expect(made.games.map(({ round, home, away }) => [round, home, away])).toEqual([
      [1, 1, 3],
      [1, 2, 4],
    ]);
    const [rules] = ratingRuleSets.filter(({ edition }) => edition === dsu);
    const alone = rules?.rate({
      players: [
        {
          no: 1,
          rating: 1510,
          records: [
            { kind: 'game', opponent: 2, colour: 'black', halfPoints: 2, status: 'played' },
          ],
        },
        {
          no: 2,
          rating: 1510,
          records: [
            { kind: 'game', opponent: 1, colour: 'white', halfPoints: 0, status: 'played' },
          ],
        },
      ],
      method: null,
      rateNoShows: false,
      inTeams: true,
      day: '2026-10-10',
      play: 'standard',
    });
    expect(made.rows[0]?.newRating).toBe(alone?.rows[0]?.newRating);
    expect(report(firstMatch, '2026-11').games).toEqual([]);
  });

  it('leaves out what was not played', () => {
    expect(
      reasons(report([...firstMatch.slice(0, 2), results('m1', ['+/-', '1-0'])], null)),
    ).toEqual(['1 forfeit']);
  });

  it('leaves out a game of a reserve after half an hour in Denmark alone (4.5.4.2)', () => {
    const reserve: LeagueCommand = {
      kind: 'seat-reserve',
      match: matchNamed('m1'),
      team: team('a'),
      board: 2,
      player: member('a3'),
    };
    const played = [...firstMatch.slice(0, 2), reserve, ...firstMatch.slice(2)];
    expect(reasons(report(played, null))).toEqual(['2 late-reserve']);
    const german = ratingRuleSets.find(({ system }) => system === 'dwz')?.edition ?? '';
    expect(reasons(report(played, null, german))).toEqual([]);
  });

  it('leaves out games of whoever has no number, by the number that the list goes by', () => {
    const without: LeagueCommand = {
      kind: 'change-player',
      player: member('b2'),
      changes: { nationalId: '', rating: 0 },
    };
    const made = report([without, ...firstMatch], null);
    expect(made.left.map(({ because, unregistered }) => [because, unregistered])).toEqual([
      ['unregistered', 'b2'],
    ]);
    // An organiser gives somebody who is no member a rating, by which the game is rated.
    const given = { ...without, changes: { nationalId: '', rating: 1400 } };
    expect(reasons(report([given, ...firstMatch], null))).toEqual([]);
    expect(reasons(report([given, ...firstMatch], null, 'dwz-2026'))).toEqual(['2 unregistered']);
    const fide = ratingRuleSets.find(({ list }) => list.goesByFide)?.edition ?? '';
    expect(reasons(report(firstMatch, null, fide))).toEqual(['1 unregistered', '2 unregistered']);
  });

  it('has games without a day in the report of the season alone', () => {
    const undated = [
      planned('m3', 'a', 'c', { round: 2, day: '' }),
      lineUp('m3', 'a', ['a1', 'a2']),
      lineUp('m3', 'c', ['c1', 'c2']),
      results('m3', ['1-0', '1-0']),
    ];
    expect(reasons(report(undated, null))).toEqual(['1 undated', '2 undated']);
    expect(reasons(report(undated, '2026-10'))).toEqual([]);
  });

  it('has somebody in two squads once, and two games of a day in two rounds', () => {
    const twice: readonly LeagueCommand[] = [
      { kind: 'change-player', player: member('c1'), changes: { nationalId: 'A1' } },
      lineUp('m2', 'c', ['c1', 'c2']),
      lineUp('m2', 'd', ['d1', 'd2']),
      results('m2', ['0-1', 'draw']),
    ];
    const made = report([...firstMatch, ...twice], '2026-10');
    expect(made.people).toHaveLength(7);
    expect(made.days).toEqual(['2026-10-10', '2026-10-10']);
    const own = made.games.filter(({ home }) => home === 1).map(({ round }) => round);
    expect(own).toEqual([1, 2]);
  });
});
