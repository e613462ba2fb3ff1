/** @regulation Tempelhof 2018 */
import { type TrophyWin, trophy2018, trophyStandings, trophyYears } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

/** The winners, from 2001 on; '-' = not played for. */
const years = (winners: string) =>
  trophyYears(
    trophy2018,
    [...winners].flatMap((letter, index) =>
      letter === '-'
        ? []
        : [{ year: 2001 + index, no: (letter.charCodeAt(0) - 96) as TrophyWin['no'] }],
    ),
  );

describe('I.13, III.A.15, III.B.12, III.C.4, III.D.4, III.E.4: when a cup is kept', () => {
  test.each([
    ['two in a row', 'aa', []],
    ['three in a row', 'aaa', [[2003, 'in-row']]],
    ['four in all', 'aabaa', [[2005, 'in-all']]],
    ['neither', 'abab', []],
    ['four with others between', 'ababcaca', [[2008, 'in-all']]],
    ['a year nobody played for it breaks no row', 'aa-a', [[2004, 'in-row']]],
    ['the next cup begins anew', 'aaaaa', [[2003, 'in-row']]],
    [
      'two cups',
      'aaaaaa',
      [
        [2003, 'in-row'],
        [2006, 'in-row'],
      ],
    ],
    [
      'others begin anew, too',
      'baaabbb',
      [
        [2004, 'in-row'],
        [2007, 'in-row'],
      ],
    ],
  ] as const)('%s: %s', (_, winners, kept) => {
    expect(
      years(winners).flatMap((one) => (one.kept === null ? [] : [[one.year, one.kept]])),
    ).toEqual(kept);
  });

  test('years come in any order', () => {
    const wins = [2003, 2001, 2002].map((year) => ({ year, no: 1 as TrophyWin['no'] }));
    expect(trophyYears(trophy2018, wins).at(-1)).toMatchObject({ year: 2003, kept: 'in-row' });
  });
});

describe('who lacks what', () => {
  test.each([
    ['', []],
    ['a', [[1, 1, 1, 2]]],
    ['aa', [[1, 2, 2, 1]]],
    [
      'aab',
      [
        [1, 2, 0, 2],
        [2, 1, 1, 2],
      ],
    ],
    [
      'aabab',
      [
        [1, 3, 0, 1],
        [2, 2, 1, 2],
      ],
    ],
    ['aaa', []],
    ['aaab', [[2, 1, 1, 2]]],
  ] as const)('%s', (winners, expected) => {
    expect(
      trophyStandings(trophy2018, years(winners)).map(({ no, wins, row, missing }) => [
        ...[no, wins, row, missing],
      ]),
    ).toEqual(expected);
  });
});
