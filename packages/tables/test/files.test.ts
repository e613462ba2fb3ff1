import { fraction } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import {
  codeHeads,
  pairingsColumns,
  ratingFileColumns,
  ratingReportColumns,
  rowDocument,
  type StandingsRow,
  standingsColumns,
  tableCells,
} from '../src/index.ts';

const english = { language: 'en', t: translator('en') } as const;

const hansen = {
  no: 3,
  title: 'FM',
  name: 'Hansen, Ida',
  club: 'K41',
  federation: 'DEN',
  rating: 1812,
  otherList: null,
};
const voss = {
  ...hansen,
  no: 7,
  title: '',
  name: 'Voß, Anna',
  club: '',
  federation: 'GER',
  rating: 2616,
  otherList: 'fide',
} as const;

const value = (...halves: readonly number[]) => ({
  stages: halves.map((half) => fraction(half, 2)),
});

const standings: readonly StandingsRow[] = [
  { rank: 1, player: hansen, halfPoints: 9, values: [value(41, 40), value(35)] },
  { rank: 2, player: voss, halfPoints: 8, values: [value(41, 38), null] },
];

describe('standings for programs', () => {
  const heads = codeHeads(['DSU-AK', 'DSU-SB']);

  it('have a column for each stage of a tie-break, and numbers to reckon with', () => {
    const columns = standingsColumns(english.t, heads, standings);
    expect(tableCells(english, columns, standings)).toEqual([
      // biome-ignore format: a table is read row by row
      ['Rank', 'No.', 'Title', 'Name', 'Federation', 'Rating', 'Club', 'Points', 'DSU-AK 1', 'DSU-AK 2', 'DSU-SB'],
      [1, 3, 'FM', 'Hansen, Ida', 'DEN', 1812, 'K41', 4.5, 20.5, 20, 17.5],
      [2, 7, '', 'Voß, Anna', 'GER', '2616 FIDE', '', 4, 20.5, 19, null],
    ]);
  });

  it('say what places decide in the last column', () => {
    const marked: readonly StandingsRow[] = standings.map((row) => ({
      ...row,
      marks: row.rank === 1 ? ['promotion'] : [],
    }));
    const cells = tableCells(english, standingsColumns(english.t, [], marked), marked);
    expect(cells.map((row) => row.at(-1))).toEqual(['Remark', 'promotion', '']);
  });

  it('are a document with the stages of a tie-break as a list, dropped ones as null', () => {
    const again = codeHeads(['DE', 'DE']);
    const columns = standingsColumns(english.t, again, standings);
    const documents = standings.map((row) => rowDocument(english, columns, row, ['tiebreaks']));
    expect(documents).toEqual([
      { rank: 1, no: 3, points: 4.5, tiebreaks: { DE: [20.5, 20], 'DE (2)': 17.5 } },
      { rank: 2, no: 7, points: 4, tiebreaks: { DE: [20.5, 19], 'DE (2)': null } },
    ]);
    expect(JSON.stringify(documents[0])).toMatch(/^\{"rank":1,"no":3,"points":4.5,"tiebreaks"/);
  });
});

describe('a round for programs', () => {
  const white = { ...hansen, halfPointsBefore: 3 };
  const black = { ...voss, rating: null, otherList: null, halfPointsBefore: 2 };

  it('has scores in two columns, and byes at the end', () => {
    const cells = tableCells(english, pairingsColumns(english.t), [
      { board: 1, white, black, result: { kind: 'played', white: 1, black: 1 } },
      { board: 2, white, black, result: { kind: 'forfeit', absent: 'black', notice: true } },
      { board: 3, white, black, result: { kind: 'pending', why: 'adjourned', due: '' } },
      { board: 4, white, black, result: { kind: 'forfeit', absent: 'both', notice: false } },
      { board: null, white, black, result: null },
      { player: white, bye: 'pairing-allocated', halfPoints: 2 },
    ]);
    const before = [3, 'Hansen, Ida', 1812, 1.5];
    const after = [7, 'Voß, Anna', null, 1];
    expect(cells).toEqual([
      // biome-ignore format: a table is read row by row
      ['Board', 'White: No.', 'White', 'White: Rating', 'White: Points', 'White: Result', 'Black: Result', 'Black: No.', 'Black', 'Black: Rating', 'Black: Points', 'Remark'],
      [1, ...before, 0.5, 0.5, ...after, ''],
      [2, ...before, 1, 0, ...after, 'forfeit'],
      [3, ...before, null, null, ...after, 'Adjourned'],
      [4, ...before, 0, 0, ...after, 'forfeit'],
      [null, ...before, null, null, ...after, ''],
      [null, ...before, 1, null, '', '', null, null, 'Bye'],
    ]);
  });
});

describe('a rating report for programs', () => {
  const row = {
    player: hansen,
    oldRating: 1812,
    performance: false,
    games: 7,
    halfPoints: 9,
    expected: fraction(385, 100),
    bonus: fraction(0),
    k: 30,
    e: null,
    newRating: 1832,
    change: 20,
  };
  const rows = [row, { ...row, player: voss, performance: true, newRating: null, change: null }];

  it('marks a rating that is a performance', () => {
    expect(tableCells(english, ratingReportColumns, rows).slice(1)).toEqual([
      [3, 'Hansen, Ida', 'K41', 1812, '', 7, 4.5, 3.85, 0, 30, 1832, 20],
      [7, 'Voß, Anna', '', 1812, 'x', 7, 4.5, 3.85, 0, 30, null, null],
    ]);
  });

  it('has the DWZ index where the rules ask for it, and marks who has none', () => {
    const german = [
      { ...row, index: 81 },
      { ...row, index: 'unknown' as const },
    ];
    const [heads = [], ...lines] = tableCells(english, ratingFileColumns(german), german);
    const at = heads.indexOf('DWZ index');
    expect(lines.map((line) => line[at])).toEqual(['81', '?']);
    expect(tableCells(english, ratingFileColumns(rows), rows)[0]).not.toContain('DWZ index');
  });

  it('is a document of what the contract names', () => {
    expect(rowDocument(english, ratingReportColumns, row)).toEqual({
      no: 3,
      old: 1812,
      games: 7,
      score: 4.5,
      expected: 3.85,
      bonus: 0,
      k: 30,
      new: 1832,
    });
    expect(rowDocument(english, ratingReportColumns, { ...row, performance: true })).toHaveProperty(
      'old',
      null,
    );
  });
});
