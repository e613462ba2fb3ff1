import { describe, expect, it } from 'vitest';
import {
  articlesIn,
  chapterNumberOf,
  type LawYear,
  lawChapters,
  lawPlace,
  lawSubjects,
  lawYears,
  numbersIn,
  rulings,
  rulingsOnArticle,
} from '../../src/index.ts';

/** How many articles each chapter has by the tables of contents of the two editions, in their order. */
const counts: Readonly<Record<LawYear, readonly number[]>> = {
  '2001': [3, 4, 9, 7, 2, 15, 5, 7, 6, 3, 1, 8, 7, 1, 13, 8, 4, 1, 12, 2],
  '2023': [5, 4, 10, 9, 2, 12, 6, 7, 6, 2, 12, 9, 6, 4, 13, 2, 14, 3, 6],
};

const articleName = (year: LawYear, chapter: string, number: number): string =>
  year === '2001' && /[A-Z]/.test(chapter) ? `${chapter}${number}` : `${chapter}.${number}`;

describe('the articles of the Laws', () => {
  it.each(lawYears)('are all those of the edition of %s, in its order', (year) => {
    const expected = lawChapters[year].flatMap(([chapter], place) =>
      Array.from({ length: counts[year][place] ?? 0 }, (_, index) =>
        articleName(year, chapter, index + 1),
      ),
    );
    expect(articlesIn(year)).toEqual(expected);
  });

  it('are told by subjects that stand once and have an article', () => {
    expect(new Set(lawSubjects.map(({ code }) => code)).size).toBe(lawSubjects.length);
    const without = lawSubjects.filter((subject) =>
      lawYears.every((year) => numbersIn(year, subject).length === 0),
    );
    expect(without).toEqual([]);
  });

  it.each([
    ['2001', '9.5b', { chapter: '9', article: '9.5' }],
    ['2001', 'A10c', { chapter: 'A', article: 'A10' }],
    ['2001', 'a 2', { chapter: 'A', article: 'A2' }],
    ['2001', '10', { chapter: '10', article: null }],
    ['2001', '9.6.1', { chapter: '9', article: '9.6' }],
    ['2023', '7.5.5', { chapter: '7', article: '7.5' }],
    ['2001', 'A.10', { chapter: 'A', article: 'A10' }],
    ['2023', 'A5.4', { chapter: 'A', article: 'A.5' }],
    ['2023', 'A.5.4', { chapter: 'A', article: 'A.5' }],
    ['2023', 'III.5.2', { chapter: 'III', article: 'III.5' }],
    ['2023', 'II', { chapter: 'II', article: null }],
    ['2023', '12.10', { chapter: '12', article: null }],
    ['2023', '14.1', null],
    ['2023', 'III.B.8', null],
    ['2001', '', null],
    ['2001', 'toString', null],
  ] as const)('of %s are found by “%s”', (year, cited, place) => {
    expect(lawPlace(year, cited)).toEqual(place);
  });

  it('lead to the rulings on them, also on a part', () => {
    const numbers = (article: string) => rulingsOnArticle(article).map(({ number }) => number);
    expect(numbers('A1')).toEqual(['57']);
    expect(numbers('6.10')).toEqual(['95', '103', '113']);
    expect(numbers('9.2')).toEqual([]);
    const reached = new Set(articlesIn('2001').flatMap(numbers));
    const named = rulings.filter(({ laws }) => laws.length > 0).map(({ number }) => number);
    expect(named.filter((number) => !reached.has(number))).toEqual([]);
    expect(chapterNumberOf('A10')).toBe('A');
  });
});
