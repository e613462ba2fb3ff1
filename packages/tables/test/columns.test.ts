import { fraction } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { describe, expect, it } from 'vitest';
import {
  alignOf,
  cellText,
  columnsOf,
  headingOf,
  type PlayersRow,
  playersColumns,
  type Reader,
  ratingReportColumns,
  type StandingsRow,
  standingsColumns,
  tieBreakHeads,
} from '../src/index.ts';

const danish = { language: 'da', t: translator('da') } as const;

const player = (no: number, facts: Partial<PlayersRow['player']> = {}): PlayersRow => ({
  player: {
    no,
    title: '',
    name: `Spiller ${no}`,
    club: '',
    federation: 'DEN',
    rating: null,
    otherList: null,
    ...facts,
  },
});

const keys = (rows: readonly PlayersRow[], reader: Reader): readonly string[] =>
  columnsOf(playersColumns(danish.t), rows, danish, reader).map(({ key }) => key);

describe('which columns people see', () => {
  it('neither a club nor a rating that nobody has, nor a federation that all share', () => {
    expect(keys([player(1), player(2)], { medium: 'page' })).toEqual(['no', 'name']);
  });

  it('the club where somebody has one, the federation where there are several', () => {
    const club = [player(1, { club: 'K41' }), player(2)];
    expect(keys(club, { medium: 'paper' })).toEqual(['no', 'name', 'club']);
    const countries = [player(1, { federation: 'GER', rating: 1800 }), player(2)];
    expect(keys(countries, { medium: 'page' })).toEqual(['no', 'name', 'federation', 'rating']);
  });

  /** @article DSU 2002 4.1.3 §23 */
  it('what players are called by their number, where somebody is called so', () => {
    const called = [player(1, { rating: 1900, class: 'master' }), player(2)];
    expect(keys(called, { medium: 'page' })).toEqual(['no', 'name', 'rating', 'class']);
    const [column] = playersColumns(danish.t).filter(({ key }) => key === 'class');
    expect(called.map((row) => column && cellText(danish, column, row))).toEqual(['Mester', '']);
  });

  it('what is for arbiters alone, only on their pages', () => {
    const born = [{ ...player(1), birthDate: '2011' }];
    expect(keys(born, { medium: 'page' })).not.toContain('birthDate');
    expect(keys(born, { medium: 'page', arbiter: true })).toContain('birthDate');
    expect(keys(born, { medium: 'paper' })).not.toContain('birthDate');
  });

  it('the report without dates of birth and changes where there are none', () => {
    const unrated = { oldRating: null, performance: false, newRating: null, change: null };
    const nothing = { games: 0, halfPoints: 0, expected: fraction(0), bonus: fraction(0), k: 0 };
    const row = { ...player(1), ...unrated, ...nothing, e: null };
    const printed = (birthDate: string) =>
      columnsOf(ratingReportColumns, [{ ...row, birthDate }], danish, { medium: 'paper' }).map(
        ({ key }) => key,
      );
    expect(printed('')).not.toContain('birthDate');
    expect(printed('')).not.toContain('change');
    expect(printed('2011')).toContain('birthDate');
  });
});

describe('standings for people', () => {
  const rows: readonly StandingsRow[] = [
    {
      rank: '1–2',
      player: player(4, { title: 'FM', rating: 2616, otherList: 'fide' }).player,
      halfPoints: 9,
      values: ['31½', null],
      marks: ['title'],
      pending: true,
      byLot: false,
    },
  ];
  const columns = standingsColumns(danish.t, tieBreakHeads(danish.t, ['BH', 'SB']), rows);
  const shown = columnsOf(columns, rows, danish, { medium: 'paper' });

  it('stand in one order, aligned by what they hold', () => {
    expect(shown.map((column) => [column.key, alignOf(column)])).toEqual([
      ['rank', 'end'],
      ['no', 'end'],
      ['name', 'start'],
      ['rating', 'end'],
      ['points', 'end'],
      ['BH', 'end'],
      ['SB', 'end'],
    ]);
    expect(shown.slice(4).map((column) => headingOf(danish, column))).toEqual([
      { text: 'Point', words: 'Point' },
      { code: 'BH', text: 'BH', words: 'Buchholz' },
      { code: 'SB', text: 'SB', words: 'Sonneborn-Berger' },
    ]);
  });

  it('say points with ½ and behind the name what is to be remarked', () => {
    expect(rows.map((row) => shown.map((column) => cellText(danish, column, row)))).toEqual([
      [
        '1–2',
        '4',
        expect.stringMatching(/^FM Spiller 4 \(.+, .+\)$/),
        '2616 FIDE',
        '4½',
        '31½',
        '–',
      ],
    ]);
  });
});
