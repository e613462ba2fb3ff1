import { divisionDocument, makeTrf, readSeason, seasonRulesOf } from '@rokade/formats';
import {
  type BoardScore,
  boardsOf,
  cupPairs,
  divisionOf,
  divisionTable,
  emptyLeagueValues,
  emptyMemberValues,
  emptyTeamValues,
  individuals,
  type League,
  type LeagueCommand,
  type LeagueId,
  type Match,
  type MemberId,
  matchScore,
  memberName,
  planSeason,
  type TeamId,
  teamName,
} from '@rokade/league';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { division, leagueAfter, newIds } from './a-season.ts';

type Values = Extract<LeagueCommand, { kind: 'add-division' }>['values'];
type Form = NonNullable<Values['form']>;

const begun = (form: Form, boards: number, more: Partial<Values> = {}): League =>
  leagueAfter([
    {
      kind: 'make-league',
      id: 'liga' as LeagueId,
      values: { ...emptyLeagueValues, name: 'Liga', season: '2026/27' },
    },
    {
      kind: 'add-division',
      division,
      values: {
        name: 'Top',
        level: 1,
        boards,
        promoted: 0,
        relegated: 0,
        form,
        rounds: 5,
        ...more,
      },
    },
  ]);

const families = 'Alsted Borup Dam Ege Fabricius Gram Holm Iversen Juhl Krag Lund'.split(' ');
const givenNames = 'Anna Bo Carl Dorte'.split(' ');

const entered = (
  league: League,
  teams: number,
  boards: number,
  sizeOf: (team: number) => number = () => boards,
): League =>
  leagueAfter(
    [
      {
        kind: 'enter-teams',
        division,
        teams: Array.from({ length: teams }, (_, index) => ({
          id: `t${index + 1}` as TeamId,
          values: { ...emptyTeamValues, name: `Hold ${index + 1}` },
        })),
      },
      ...Array.from(
        { length: teams },
        (_, index): LeagueCommand => ({
          kind: 'name-players',
          team: `t${index + 1}` as TeamId,
          seat: 'regular',
          leave: '',
          players: Array.from({ length: sizeOf(index + 1) }, (_, at) => ({
            id: `t${index + 1}-${at + 1}` as MemberId,
            values: {
              ...emptyMemberValues,
              name: `${families[index]}, ${givenNames[at]}`,
              rating: 1700,
            },
          })),
        }),
      ),
    ],
    league,
  );

const scores: readonly BoardScore[] = ['1-0', '0-1', 'draw', '+/-', '-/+'];

/** The matches of a round with line-ups and results that a number decides. */
function played(league: League, round: number, boards: number, seed: number): League {
  const ofTeam = (team: string) =>
    Array.from({ length: boards }, (_, at) => `${team}-${at + 1}` as MemberId);
  return league.matches
    .filter((match) => match.round === round)
    .reduce((now, { id: match, home, away }, index) => {
      const results = Array.from({ length: boards }, (_, at) => ({
        board: at + 1,
        score: scores[(seed + 3 * index + 7 * at + round) % scores.length] ?? 'draw',
      }));
      return leagueAfter(
        [
          { kind: 'hand-in-line-up', match, team: home, players: ofTeam(home) },
          { kind: 'hand-in-line-up', match, team: away, players: ofTeam(away) },
          { kind: 'note-results', match, results },
        ],
        now,
      );
    }, league);
}

const drawn = (league: League, round: number): League =>
  leagueAfter(
    [
      { kind: 'draw-round', division, round, day: '', seed: `lots ${round}` },
      { kind: 'publish-round', division, round },
    ],
    league,
  );

function readBack(league: League, empty: League, written = (text: string): string => text): League {
  const text = written(makeTrf(divisionDocument(league, division)));
  const own = divisionOf(empty, division);
  if (own === undefined) throw new Error('there is a division');
  const read = readSeason([{ name: 'x.trf', content: text }], seasonRulesOf(empty, own));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const planned = planSeason(empty, division, read.value, { ids: newIds(), source: 'x.trf' });
  expect(planned.faults).toEqual([]);
  return leagueAfter([planned.command], empty);
}

/** What a division shows, without ids. */
const shown = (league: League) => ({
  table: divisionTable(league, division).map(({ team, ...line }) => ({
    ...line,
    team: teamName(league, team),
  })),
  games: individuals(league, division)
    .flatMap(({ player, games }) =>
      games.map(({ round, board, colour, halfPoints, opponent, isPlayed }) =>
        [
          memberName(league, player),
          ...[round, board, colour, halfPoints, isPlayed],
          opponent === null ? '' : memberName(league, opponent),
        ].join(' '),
      ),
    )
    .toSorted(),
});

const pairsIn = (league: League, round: number) =>
  league.matches
    .filter((match) => match.round === round)
    .map(({ home, away }) => `${teamName(league, home)} – ${teamName(league, away)}`);

const bracketOf = (league: League) =>
  cupPairs(league, division).map(({ round, teams, winner }) =>
    [
      round,
      ...[...teams].map((team) => teamName(league, team ?? '')),
      teamName(league, winner ?? ''),
    ].join(' / '),
  );

/** What becomes of a match, by a number: nothing, line-ups, some results, all, a ruling, a score or a forfeit. */
function done(league: League, { id: match, home, away }: Match, deed: number): League {
  const what = deed % 8;
  const seat = (team: string, place: number) => `${team}-${place}` as MemberId;
  const lineUp = (team: TeamId, how: number): LeagueCommand => {
    const lineUps = [
      [1, 2, 3],
      [2, 1, 4],
      [1, null, 3],
      [1, 4, null],
    ] as const;
    const players = (lineUps[how % 4] ?? lineUps[0]).map((place) =>
      place === null ? null : seat(team, place),
    );
    return { kind: 'hand-in-line-up', match, team, players };
  };
  const results = (boards: number): LeagueCommand => ({
    kind: 'note-results',
    match,
    results: Array.from({ length: boards }, (_, at) => ({
      board: at + 1,
      score: (['1-0', '0-1', 'draw'] as const)[(deed + at) % 3] ?? 'draw',
    })),
  });
  const lineUps = [lineUp(home, deed >> 3), lineUp(away, deed >> 5)];
  const deeds: readonly (readonly LeagueCommand[])[] = [
    [],
    lineUps.slice(0, 1),
    lineUps,
    [...lineUps, results(2)],
    [...lineUps, results(3)],
    [
      ...lineUps,
      results(3),
      { kind: 'overrule-match', match, score: { home: 6, away: 0 }, reason: 'ruled' },
    ],
    [{ kind: 'settle-by-score', match, score: { home: 2, away: 4 } }],
    [{ kind: 'forfeit-match', match, lost: 'away' }],
  ];
  return leagueAfter(deeds[what] ?? [], league);
}

/** What stands on the sheets of a division, by the names of teams and players. */
const sheets = (league: League) =>
  league.matches
    .map((match) =>
      JSON.stringify([
        match.round,
        ...[match.home, match.away].map((team) => teamName(league, team)),
        boardsOf(league, match).map(({ players, score }) => [
          ...[players.home, players.away].map((one) =>
            one === null ? '' : memberName(league, one),
          ),
          score,
        ]),
        matchScore(league, match).halfPoints,
        matchScore(league, match).points,
        match.forfeited,
      ]),
    )
    .toSorted();

const seeds = fc.nat({ max: 1000 });

describe('a division as a report file and back', () => {
  it('is the same Swiss, with its byes, and draws the same next round', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 5, max: 9 }), (seed, teams) => {
        const empty = begun('swiss', 2);
        let league = entered(empty, teams, 2);
        for (const round of [1, 2, 3]) league = played(drawn(league, round), round, 2, seed);
        const back = readBack(league, empty);
        expect(shown(back)).toEqual(shown(league));
        expect(pairsIn(drawn(back, 4), 4)).toEqual(pairsIn(drawn(league, 4), 4));
      }),
      { numRuns: 25 },
    );
  });

  it('is the same bracket of a cup, with the byes of its first round and whoever went on', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 4, max: 11 }), (seed, teams) => {
        const empty = begun('cup', 2);
        let league = played(drawn(entered(empty, teams, 2), 1), 1, 2, seed);
        for (const { teams: pair, state } of cupPairs(league, division)) {
          const [winner] = pair;
          if (state === 'won') continue;
          const command = { division, round: 1, winner, by: 'leader', reason: 'lots' } as const;
          league = leagueAfter([{ kind: 'decide-pair', ...command }], league);
        }
        league = played(drawn(league, 2), 2, 2, seed + 1);
        expect(bracketOf(readBack(league, empty)).toSorted()).toEqual(bracketOf(league).toSorted());
      }),
      { numRuns: 25 },
    );
  });

  it.each([2, 3, 4])('is the same Scheveningen match at %i boards', (boards) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const empty = begun('scheveningen', boards);
        let league = leagueAfter(
          [
            {
              kind: 'draw-schedule',
              division,
              teams: ['t1' as TeamId, 't2' as TeamId],
              double: false,
              days: [],
            },
          ],
          entered(empty, 2, boards),
        );
        for (let round = 1; round <= boards; round += 1)
          league = played(league, round, boards, seed);
        expect(shown(readBack(league, empty))).toEqual(shown(league));
      }),
      { numRuns: 10 },
    );
  });

  it.each(['all-play-all', 'swiss', 'cup'] as const)(
    'is the same %s with line-ups, empty boards, players of other teams, rulings and what is not over',
    (form) => {
      fc.assert(
        fc.property(fc.array(fc.nat({ max: 4000 }), { minLength: 12, maxLength: 12 }), (deeds) => {
          const empty = begun(form, 3);
          const teams = form === 'swiss' ? 5 : 4;
          const squads = entered(empty, teams, 4);
          const all = Array.from({ length: teams }, (_, index) => `t${index + 1}` as TeamId);
          const schedule = { kind: 'draw-schedule', division, teams: all, double: false, days: [] };
          let league =
            form === 'all-play-all'
              ? leagueAfter([schedule as LeagueCommand], squads)
              : drawn(squads, 1);
          for (const [index, deed] of deeds.entries()) {
            const match = league.matches[index];
            if (match !== undefined) league = done(league, match, deed);
          }
          const back = readBack(league, empty);
          expect(shown(back)).toEqual(shown(league));
          expect(sheets(back)).toEqual(sheets(league));
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each([
    ['of the example of the format', /^801 .(.{2}).{20}(.*)$/gm, '801 $1 ABCDE 14   28.0$2'],
    [
      'of earlier files',
      /^(801)( .{23})(.*)$/gm,
      (_: string, code: string, head: string, rest: string) =>
        `${code}${head}  ${rest.trimStart().replace(/(?<=\S{3} \S{3}) /g, '  ')}`,
    ],
  ] as const)('reads line-ups from 801 in the layout %s', (_, line, written) => {
    const empty = begun('swiss', 3);
    let league = drawn(entered(empty, 4, 4), 1);
    for (const match of league.matches) league = done(league, match, 2);
    const narrowed = (text: string): string => text.replaceAll(line, written as string);
    expect(sheets(readBack(league, empty, narrowed))).toEqual(sheets(league));
  });

  it('goes by the lines of the players where 801 says otherwise', () => {
    const empty = begun('swiss', 2);
    const league = played(drawn(entered(empty, 4, 2), 1), 1, 2, 0);
    const otherwise = (text: string): string => text.replace(/ 12$/m, ' 21');
    expect(sheets(readBack(league, empty, otherwise))).toEqual(sheets(league));
  });

  it('is the same where matches have as many boards as the smaller team has players', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const empty = begun('all-play-all', 4, { boardsByTeams: true });
        const teams = ['t1', 't2', 't3'] as TeamId[];
        const schedule = { division, teams, double: false, days: [] } as const;
        let league = leagueAfter(
          [{ kind: 'draw-schedule', ...schedule }],
          entered(empty, 3, 4, (team) => (team === 1 ? 4 : 3)),
        );
        for (const round of [1, 2, 3]) league = played(league, round, 3, seed);
        const back = readBack(league, empty);
        expect(shown(back)).toEqual(shown(league));
        expect(sheets(back)).toEqual(sheets(league));
      }),
      { numRuns: 10 },
    );
  });

  it('is the same cup with two legs, each with its own games', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 4, max: 7 }), (seed, teams) => {
        const empty = begun('cup', 2, { twoLegs: true });
        let league = played(drawn(entered(empty, teams, 2), 1), 1, 2, seed);
        for (const { teams: pair, state } of cupPairs(league, division)) {
          const [winner] = pair;
          if (state === 'won') continue;
          const command = { division, round: 1, winner, by: 'leader', reason: 'lots' } as const;
          league = leagueAfter([{ kind: 'decide-pair', ...command }], league);
        }
        league = played(drawn(league, 2), 2, 2, seed + 1);
        const back = readBack(league, empty);
        expect(bracketOf(back).toSorted()).toEqual(bracketOf(league).toSorted());
        expect(shown(back)).toEqual(shown(league));
        expect(sheets(back)).toEqual(sheets(league));
      }),
      { numRuns: 25 },
    );
  });

  it('tells each board in 801 and byes in both informative records', () => {
    const league = played(drawn(entered(begun('swiss', 2), 5, 2), 1), 1, 2, 0);
    const lines = makeTrf(divisionDocument(league, division)).split('\r\n');
    const long = lines.filter((line) => line.startsWith('801 '));
    expect(long).toHaveLength(5);
    expect(
      long.filter((line) => /^801 {3}\d .{19} {3}\d [wb] [10=+-]{2} 12$/.test(line)),
    ).toHaveLength(4);
    expect(lines.filter((line) => /^801 .{24} {6}UU$|^802 .* PAB$/.test(line))).toHaveLength(2);
  });
});
