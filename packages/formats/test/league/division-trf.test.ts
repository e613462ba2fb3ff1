import { divisionDocument, makeTrf, makeTrfIn, readSeason } from '@rokade/formats';
import {
  type BoardScore,
  boardScores,
  divisionTable,
  emptyMemberValues,
  individuals,
  type League,
  memberName,
  planSeason,
  type Season,
  teamName,
} from '@rokade/league';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { division, emptyDivision, leagueAfter, newIds } from './a-season.ts';

const played = boardScores.filter((score) => score !== '');

/** A season of four teams of three players at two boards, by what stands at the boards. */
function seasonOf(scores: readonly BoardScore[], isTurned: boolean): Season {
  const names = ['Nord', 'Syd', 'Øst', 'Vest'];
  const pairs = [
    [1, 0, 1],
    [1, 2, 3],
    [2, 2, 0],
    [2, 3, 1],
    [3, 0, 3],
    [3, 1, 2],
  ] as const;
  const player = (team: number, no: number) => `${names[team]}, Spiller ${no}`;
  return {
    teams: names.map((name) => ({ name, club: '', hall: '' })),
    players: names.flatMap((team, index) =>
      [1, 2, 3].map((no) => ({
        where: '',
        row: 0,
        team,
        seat: 'regular' as const,
        values: { ...emptyMemberValues, name: player(index, no), rating: 1500 + 10 * no + index },
      })),
    ),
    matches: pairs.map(([round, home, away], index) => {
      const first = isTurned && index % 2 === 0 ? 3 : 1;
      return {
        where: '',
        row: round,
        round,
        day: `2026-10-0${round}`,
        time: '',
        place: '',
        home: names[home] ?? '',
        away: names[away] ?? '',
        boards: [0, 1].map((board) => ({
          players: {
            home: { name: player(home, board === 0 ? first : 2), nationalId: '' },
            away: { name: player(away, board + 1), nationalId: '' },
          },
          score: scores[2 * index + board] ?? '',
        })),
        score: null,
        forfeited: '' as const,
        counts: null,
      };
    }),
    byes: [],
    penalties: [{ team: 'Syd', matchPoints: 1, halfPoints: 1 }],
    faults: [],
  };
}

const taken = (empty: League, season: Season): League =>
  leagueAfter(
    [planSeason(empty, division, season, { ids: newIds(), source: 'a file' }).command],
    empty,
  );

/** What a league shows, without its ids. */
const shown = (league: League) => ({
  table: divisionTable(league, division)
    .map(({ team, ...line }) => ({ ...line, team: teamName(league, team) }))
    .toSorted((a, b) => (a.team < b.team ? -1 : 1)),
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

function readBack(text: string, empty: League): League {
  const read = readSeason([{ name: 'x.trf', content: text }], { homeColour: 'black', legs: 1 });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.faults).toEqual([]);
  return taken(empty, read.value);
}

describe('a division as a report file', () => {
  it('comes back from TRF26 with the same table and the same games', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...played), { minLength: 12, maxLength: 12 }),
        fc.boolean(),
        (scores, isTurned) => {
          const empty = emptyDivision(2);
          const league = taken(empty, seasonOf(scores, isTurned));
          const text = makeTrf(divisionDocument(league, division));
          expect(shown(readBack(text, empty))).toEqual(shown(league));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('has the records of teams: 310, 300, 352, 299, 802', () => {
    const league = taken(emptyDivision(2), seasonOf(played.concat(played), true));
    const lines = makeTrf(divisionDocument(league, division)).split('\r\n');
    const codes = new Set(lines.map((line) => line.slice(0, 3)));
    expect([...codes].filter((code) => /^(?:310|300|352|299|802)$/.test(code)).toSorted()).toEqual([
      '299',
      '300',
      '310',
      '352',
      '802',
    ]);
    expect(lines).toContain('352 WB');
    expect(lines.find((line) => line.startsWith('299'))).toBe('299    -1.0  -0.5         2');
  });

  it('is read from TRF16, whose teams (013) have no numbers, as long as line-ups keep to the list', () => {
    const empty = emptyDivision(2);
    const season = {
      ...seasonOf(
        Array.from({ length: 12 }, () => '1-0'),
        false,
      ),
      penalties: [],
    };
    const league = taken(empty, season);
    const { text } = makeTrfIn('trf16', divisionDocument(league, division));
    expect(text).toMatch(/^013 Nord/m);
    expect(shown(readBack(text, empty))).toEqual(shown(league));
  });

  it('says who rests (320), what was lost without play (330), other match points (362), and scores alone (802)', () => {
    const empty = emptyDivision(2, { winPoints: 3 });
    const all = seasonOf([], false);
    const three = all.teams.slice(0, 3);
    const between = (home: string, away: string) =>
      all.matches.find((match) => match.home === home && match.away === away) ?? all.matches[0];
    const matches = [
      { ...between('Nord', 'Syd'), boards: [], forfeited: 'home' as const },
      { ...between('Øst', 'Nord'), boards: [], score: [3, 1] as const },
      { ...between('Syd', 'Øst'), boards: [] },
    ].flatMap((match) => (match.home === undefined ? [] : [match as Season['matches'][number]]));
    const players = all.players.filter(({ team }) => three.some(({ name }) => name === team));
    const league = taken(empty, { ...all, teams: three, players, matches, penalties: [] });
    const text = makeTrf(divisionDocument(league, division));
    expect(text).toMatch(/^320 {2}0\.0 {2}0\.0 {3}3 {3}2 {3}1/m);
    expect(text).toMatch(/^330 \+- {3}1 {3}2 {3}1/m);
    expect(text).toMatch(/^362 TW 3\.0/m);
    const back = readBack(text, empty);
    expect(shown(back).table).toEqual(shown(league).table);
  });
});
