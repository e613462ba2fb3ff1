import { divisionDocument, makeTrf, makeTrfIn, readSeason } from '@rokade/formats';
import {
  divisionTable,
  emptyMemberValues,
  individuals,
  type League,
  planSeason,
  type Season,
} from '@rokade/league';
import { describe, expect, it } from 'vitest';
import { division, emptyDivision, leagueAfter, newIds } from './a-season.ts';

const names = ['Nord', 'Syd', 'Øst', 'Vest', 'Midt'];
const pairs = [
  [1, 0, 1],
  [1, 2, 3],
  [2, 2, 0],
  [2, 4, 1],
  [3, 0, 3],
  [3, 1, 2],
] as const;
const scores = ['1-0', 'draw', '-/+', '0-1', '-/-', '+/-'] as const;

/** A season of five teams of three players at two boards, with a bye, a forfeited match and a penalty. */
function season(): Season {
  const player = (team: number, no: number) => `${names[team]}, Spiller ${no}`;
  const matches = pairs.map(([round, home, away], index): Season['matches'][number] => ({
    where: '',
    row: round,
    round,
    day: `2026-10-0${round}`,
    time: '',
    place: '',
    home: names[home] ?? '',
    away: names[away] ?? '',
    boards:
      index === 3
        ? []
        : [0, 1].map((board) => ({
            players: {
              home: { name: player(home, board === 0 && index % 2 === 0 ? 3 : 2), nationalId: '' },
              away: { name: player(away, board + 1), nationalId: '' },
            },
            score: scores[(2 * index + board) % scores.length] ?? 'draw',
          })),
    score: null,
    forfeited: index === 3 ? 'home' : '',
    counts: null,
  }));
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
    matches,
    byes: [{ team: 'Midt', round: 1, bye: 'pairing-allocated' }],
    penalties: [{ team: 'Syd', matchPoints: 1, halfPoints: 1 }],
    faults: [],
  };
}

const taken = (empty: League, read: Season): League =>
  leagueAfter(
    [planSeason(empty, division, read, { ids: newIds(), source: 'a file' }).command],
    empty,
  );

/** Takes a file over as far as it is understood, and makes what pages and files show of it. */
function take(content: string, legs: 1 | 2): void {
  const read = readSeason([{ name: 'x.trf', content }], { homeColour: 'black', legs });
  if (!read.ok) {
    expect(read.error).not.toEqual([]);
    return;
  }
  const now = taken(empty, read.value);
  divisionTable(now, division);
  individuals(now, division);
  makeTrf(divisionDocument(now, division));
}

const empty = emptyDivision(2);
const league = taken(empty, season());
const trf26 = makeTrf(divisionDocument(league, division));
const trf16 = makeTrfIn('trf16', divisionDocument(league, division)).text;
const lines = trf26.split('\r\n');

const everySeventh = (text: string): readonly number[] =>
  Array.from({ length: Math.ceil(text.length / 7) }, (_, at) => 7 * at);

/** The columns of the fields in a player's line, which others have elsewhere: number, sex, name, rating … */
const fields = [
  [5, 4],
  [9, 5],
  [15, 33],
  [49, 4],
  [81, 4],
  [86, 4],
  [92, 4],
  [97, 1],
  [99, 1],
] as const;
const codes = [...new Set(lines.map((line) => line.slice(0, 3)))];

const withBlank = (code: string, from: number, length: number): string =>
  lines
    .map((line) =>
      line.startsWith(code)
        ? line.slice(0, from - 1) + ' '.repeat(length) + line.slice(from - 1 + length)
        : line,
    )
    .join('\r\n');

/** Files that are not whole, by what happened to them. */
const damaged: readonly (readonly [string, readonly string[]])[] = [
  ['cut short', everySeventh(trf26).map((at) => trf26.slice(0, at))],
  ['cut short, of TRF16', everySeventh(trf16).map((at) => trf16.slice(0, at))],
  ['without its beginning', everySeventh(trf26).map((at) => trf26.slice(at))],
  ['without one line', lines.map((_, at) => lines.toSpliced(at, 1).join('\r\n'))],
  ['with a line twice', lines.map((line, at) => lines.toSpliced(at, 0, line).join('\r\n'))],
  [
    'with a line cut in half',
    lines.map((line, at) => lines.with(at, line.slice(0, line.length / 2)).join('\r\n')),
  ],
  [
    'without a kind of record',
    codes.map((code) => lines.filter((line) => !line.startsWith(code)).join('\r\n')),
  ],
  [
    'with blank fields',
    codes.flatMap((code) => fields.map(([from, length]) => withBlank(code, from, length))),
  ],
];

describe('a report file of a league', () => {
  it.each(damaged)('that is %s is taken over as far as it goes, or refused', (_, files) => {
    for (const file of files) for (const legs of [1, 2] as const) take(file, legs);
  });
});
