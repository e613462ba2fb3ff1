import { readSeason } from '@rokade/formats';
import {
  boardsOf,
  divisionTable,
  memberName,
  planSeason,
  type Season,
  teamName,
} from '@rokade/league';
import { describe, expect, it } from 'vitest';
import { division, emptyDivision, leagueAfter, newIds } from './a-season.ts';

function season(...files: readonly string[]): Season {
  const named = files.map((content, index) => ({ name: `${index + 1}.csv`, content }));
  const read = readSeason(named, { homeColour: 'black', legs: 1 });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const plan = (read: Season, league = emptyDivision(2)) =>
  planSeason(league, division, read, { ids: newIds(), source: 'a file' });

const faultsOf = (read: Season) =>
  plan(read).faults.map(({ where, row, code }) => `${where}:${row} ${code}`);

const whole = `Hold;Klub;Spillested
Nord 1;SK Nord;Skolen
Syd;SK Syd;
Hold;Navn;Rating;DSU-nr.;Født;Status
Nord 1;Ida Hansen;1890;4711;2001;
;"Holm, Per";1700;;;
;"Lund, Eva";1500;;;reserve
Syd;"Berg, Anna";1800;;;
;"Dahl, Bo";1600;;;
Runde;Dato;Tid;Hjemme;Ude;Bræt;Hjemmespiller;Udespiller;Resultat
1;21.11.2026;13.00;Nord 1;Syd;1;"Hansen, Ida";"Berg, Anna";½-½
1;21.11.2026;13.00;Nord 1;Syd;2;Per Holm;"Dahl, Bo";+/-
2;5.12.2026;;Syd;Nord 1;;;;1½-½
`;

describe('a season in tables', () => {
  it.each([
    ['da', 'Hold;Navn;Status\nNord;Hansen, Ida;fast spiller\n;Holm, Per;reserve\n'],
    ['de', 'Mannschaft;Name;Einsatz\nNord;Hansen, Ida;Stamm\n;Holm, Per;Ersatz\n'],
    ['en', 'Team;Name;Status\nNord;Hansen, Ida;regular\n;Holm, Per;reserve\n'],
  ])('understands the seats that its page writes (%s)', (_, table) => {
    const { players, faults } = season(table);
    expect(faults).toEqual([]);
    expect(players.map(({ seat }) => seat)).toEqual(['regular', 'reserve']);
  });

  it.each([
    'Runde;Dato;Tid;Sted;Hjemme;Ude;Resultat;Bræt;Hjemmespiller;Udespiller',
    'Runde;Datum;Uhrzeit;Ort;Heim;Gast;Ergebnis;Brett;Heimspieler;Gastspieler',
    'Round;Date;Time;Place;Home;Away;Result;Board;Home player;Away player',
  ])('understands the headings that its page names: %s', (headings) => {
    const row = '1;2026-11-21;13:00;Skolen;Nord;Syd;1-0;1;Hansen, Ida;Berg, Anna';
    const { matches, faults } = season(`${headings}\n${row}\n`);
    expect(faults).toEqual([]);
    expect(matches).toMatchObject([
      {
        day: '2026-11-21',
        time: '13:00',
        place: 'Skolen',
        boards: [{ players: { home: { name: 'Hansen, Ida' }, away: { name: 'Berg, Anna' } } }],
      },
    ]);
  });

  it('is read from one file with all its tables, and taken in one act', () => {
    const { command, faults } = plan(season(whole));
    expect(faults).toEqual([]);
    const league = leagueAfter([command], emptyDivision(2));
    expect(
      divisionTable(league, division).map(({ team, matchPoints, halfPoints }) => [
        teamName(league, team),
        matchPoints,
        halfPoints,
      ]),
    ).toEqual([
      ['Nord 1', 2, 4],
      ['Syd', 2, 4],
    ]);
    const [first] = league.matches;
    if (first === undefined) throw new Error('no match');
    expect(first.meeting).toEqual({ day: '2026-11-21', time: '13:00', place: '' });
    expect(
      boardsOf(league, first).map(({ players, entered }) => [
        memberName(league, players.home ?? ''),
        memberName(league, players.away ?? ''),
        entered,
      ]),
    ).toEqual([
      ['Ida Hansen', 'Berg, Anna', 'draw'],
      ['Holm, Per', 'Dahl, Bo', '+/-'],
    ]);
    expect(
      league.members.map(({ seat }) => seat).filter((seat) => seat === 'reserve'),
    ).toHaveLength(1);
    expect(league.members[0]?.values).toMatchObject({
      nationalId: '4711',
      born: '2001',
      rating: 1890,
    });
  });

  it('is read from three files alike, in German or English headings', () => {
    const three = season(
      'team,club\nNord,SK Nord\nSyd,SK Syd\n',
      'Mannschaft;Name;DWZ\nNord;Hansen, Ida;1890\nSyd;Berg, Anna;1800\n',
      'Runde;Heim;Gast;Brett;Heimspieler;Gastspieler;Ergebnis\n1;Nord;Syd;1;Hansen, Ida;Berg, Anna;0:1\n',
    );
    const { command, faults } = plan(three);
    expect(faults).toEqual([]);
    expect([command.teams, command.players, command.matches].map(({ length }) => length)).toEqual([
      2, 2, 1,
    ]);
    expect(command.played[0]?.scores).toEqual(['0-1']);
  });

  it('counts by its boards where it has them and a score, too', () => {
    const scored = 'Runde;Hjemme;Ude;Bræt;Resultat\n1;Nord;Syd;;2-0\n1;Nord;Syd;1;1-0\n';
    const { played } = plan(season(scored)).command;
    expect(played).toMatchObject([{ scores: ['1-0'], score: null }]);
    const bare = 'Runde;Hjemme;Ude;Bræt;Resultat\n1;Nord;Syd;;2-0\n';
    expect(plan(season(bare)).command.played).toMatchObject([{ score: { home: 4, away: 0 } }]);
  });

  it('taken twice changes nothing, and a result that stands is not changed', () => {
    const league = leagueAfter([plan(season(whole)).command], emptyDivision(2));
    const again = plan(season(whole), league);
    expect(again.faults).toEqual([]);
    const { teams, players, matches, played } = again.command;
    expect([teams, players, matches, played].map(({ length }) => length)).toEqual([0, 0, 0, 0]);
    const other = plan(season(whole.replace('½-½', '1-0')), league);
    expect(other.faults.map(({ code, row }) => [code, row])).toEqual([['match-stands', 11]]);
    expect(other.command.played).toEqual([]);
  });

  it('takes a match with the teams exchanged for a second leg in a cup alone', () => {
    const one = (home: string, away: string) =>
      season(`Runde;Hjemme;Ude;Bræt;Resultat\n1;${home};${away};;2-0\n`);
    const faultsIn = (form: 'cup' | 'all-play-all') => {
      const changes = { form, twoLegs: true } as const;
      const empty = leagueAfter([{ kind: 'change-division', division, changes }], emptyDivision(2));
      const league = leagueAfter([plan(one('Nord', 'Syd'), empty).command], empty);
      return plan(one('Syd', 'Nord'), league).faults.map(({ code }) => code);
    };
    expect(faultsIn('cup')).toEqual([]);
    expect(faultsIn('all-play-all')).toEqual(['match-stands']);
  });

  it.each<[string, string, string]>([
    ['no headings', 'Nord;Syd;1-0\n', '1.csv:1 no-heading'],
    [
      'a column of results with a heading that is none',
      'Runde;Hjemme;Ude;Bræt;White;Resultat;Note\n1;Nord;Syd;1;Ida;1-0;\n',
      '1.csv:1 column',
    ],
    [
      'a column of squads with a heading that is none',
      'Hold;Navn;Humør\nNord;Hansen, Ida;godt\n',
      '1.csv:1 column',
    ],
    ['a line without a team', 'Hold;Klub\n;SK Nord\n', '1.csv:2 team-missing'],
    [
      'a squad of a team that the list of teams lacks',
      'Hold;Klub\nNord;\nHold;Navn\nNord;Hansen, Ida\nNrod;Holm, Per\nNrod;Berg, Anna\n',
      '1.csv:5 team-new',
    ],
    [
      'a match of a team that the list of teams lacks',
      'Hold;Klub\nNord;\nSyd;\nRunde;Hjemme;Ude\n1;Nord;Syd\n2;Sydd;Nord\n',
      '1.csv:6 team-new',
    ],
    ['a rating that is none', 'Hold;Navn;Rating\nNord;Hansen, Ida;god\n', '1.csv:2 rating'],
    ['a seat that is none', 'Hold;Navn;Status\nNord;Hansen, Ida;?\n', '1.csv:2 seat'],
    ['a round that is none', 'Runde;Hjemme;Ude;Resultat\nx;Nord;Syd;1-1\n', '1.csv:2 round'],
    ['a day that is none', 'Runde;Dato;Hjemme;Ude\n1;31.2.2026;Nord;Syd\n', '1.csv:2 day'],
    ['a score that is none', 'Runde;Hjemme;Ude;Resultat\n1;Nord;Syd;2\n', '1.csv:2 score'],
    [
      'a score of more points than boards',
      'Runde;Hjemme;Ude;Resultat\n1;Nord;Syd;3-2\n',
      '1.csv:2 score',
    ],
    [
      'a board that the match has not',
      'Runde;Hjemme;Ude;Bræt;Resultat\n1;Nord;Syd;3;1-0\n',
      '1.csv:2 board',
    ],
    [
      'a result that is none',
      'Runde;Hjemme;Ude;Bræt;Resultat\n1;Nord;Syd;1;vandt\n',
      '1.csv:2 result',
    ],
    [
      'a team against itself',
      'Runde;Hjemme;Ude;Resultat\n1;Nord;Nord;1-1\n',
      '1.csv:2 team-against-itself',
    ],
    [
      'somebody of the name, but of another number than the squad has',
      'Hold;Navn;DSU-nr.\nNord;Hansen, Ida;4711\nRunde;Hjemme;Ude;Bræt;Hjemmespiller;Hjemmenr.;Resultat\n1;Nord;Syd;1;Hansen, Ida;4712;+/-\n',
      '1.csv:4 player-unknown',
    ],
    [
      'somebody in no squad',
      'Runde;Hjemme;Ude;Bræt;Hjemmespiller;Udespiller;Resultat\n1;Nord;Syd;1;Ida;;+/-\n',
      '1.csv:2 player-unknown',
    ],
  ])('tells %s by its line', (_, text, fault) => {
    expect(faultsOf(season(text))).toEqual([fault]);
  });
});
