import {
  computeTeamStandings,
  findTeamTieBreak,
  makeTeamTable,
  type TeamTable,
  type TeamTieBreakRules,
  toNumber,
  usualTeamRules,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { teamsOf } from './teams-of.ts';

/** The Swiss of teams in "Exercises in Tie-Breaking" (FIDE TEC, 2024), 2.3. */
const teams = teamsOf(`
   1 Antelopes   8w2.5  4b1.5   7w3    2b2.5    5w1.5   6w+F     3b2.5
   2 Bonobos     9b3    3w4     5b0    1w1.5   13w3     4b2.5   10b3
   3 Cougars    10w2.5  2b0     9w3    6b2.5    4w3     5b3.5    1w1.5
   4 Deer       11b3    1w2.5  13b3    5w3.5    3b1     2w1.5    9b2.5
   5 Elephants  12w4    6b3     2w4    4b0.5    1b2.5   3w0.5   13b3.5
   6 Falcons    13b2    5w1     8b3    3w1.5   11b2.5   1b-F    12w2.5
   7 Giraffes   14w2    8b2     1b1   10w2.5    9b2    13w2     ZPB
   8 Hippopotami 1b1.5  7w2     6w1   12b3.5   10b2     9w2     11w3
   9 Iguanas     2w1   12b4     3b1   14w3      7w2     8b2      4w1.5
  10 Jackals     3b1.5 11w1.5  12b2.5  7b1.5    8w2    14b3      2w1
  11 Koalas      4w1   10b2.5  14w1==0! 13b1.5  6w1.5  12w2      8b1
  12 Lynxes      5b0    9w0    10w1.5  8w0.5    PAB    11b2      6b1.5
  13 Moose       6w2   14b2.5   4w1   11w2.5    2b1     7b2      5w0.5
  14 Narwhals    7b2   13w1.5  11b0==1! 9b1     HPB    10w1      PAB
`);

const tableOf = (rules: Partial<TeamTieBreakRules> = {}): TeamTable =>
  makeTeamTable(teams, { ...usualTeamRules, boards: 4, edition: '2024', ...rules });

const everybody = teams.map(({ no }) => no);

function valuesOf(code: string, table = tableOf(), tied = everybody): readonly (number | null)[] {
  const found = findTeamTieBreak(code);
  if (!found.ok) throw new Error(`${code}: ${found.error.code}`);
  const values = found.value.compute(table, tied);
  return tied.map((no) => {
    const value = values.get(no);
    return value ? toNumber(value.stages[0]!) : null;
  });
}

const printed = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value) => (value === null ? null : Math.round(10 * value) / 10));

/** @article Tempelhof 2018 IV.4e */
describe('the teams of the exercise (2.3, exercises 34 to 49)', () => {
  test.each([
    ['MP', [10, 10, 10, 10, 10, 7, 6, 7, 6, 5, 4, 2, 6, 4]],
    ['MPvGP', [17.5, 17, 16, 17, 18, 12.5, 11.5, 15, 14.5, 13, 11.5, 7.5, 11.5, 11.5]],
    ['BH:MP', [64, 57, 58, 56, 55, 46, 44, 41, 50, 44, 41, 41, 52, 36]],
    ['BH', [64, 57, 58, 56, 55, 46, 44, 41, 50, 44, 41, 41, 52, 36]],
    ['BH/C1', [57, 52, 53, 52, 53, 39, 38, 39, 48, 42, 39, 39, 48, 32]],
    ['BH:GP', [114, 107.5, 109.5, 106, 99, 92, 94.5, 90, 97.5, 92, 88, 92, 101, 87]],
    ['BH:GP/C1', [100.5, 96, 97, 94.5, 91.5, 79.5, 83, 82.5, 90, 84.5, 80.5, 84.5, 89.5, 75.5]],
    ['EMMSB', [88, 74, 76, 72, 70, 32, 33, 30, 26, 19, 16, 6, 30, 19]],
    ['EGMSB', [158, 144, 150, 146, 132, 79.5, 78.5, 79, 66.5, 53, 45, 19, 72, 48]],
    ['EMGSB', [158.5, 131, 128, 130, 125, 73, 68.5, 77, 83, 72.5, 61, 33.5, 73, 58]],
    [
      'EGGSB',
      [283, 249.75, 247.5, 253.5, 236, 157.5, 155, 181.5, 180, 161.75, 138.5, 83.75, 152.5, 140.75],
    ],
    ['SSSC', [38.8, 36, 35.3, 35.7, 36.3, 27.8, 26.2, 28.7, 31.2, 27.7, 25.2, 21.2, 28.8, 23.5]],
  ])('%s', (code, expected) => {
    const values = valuesOf(code);
    expect(code === 'SSSC' ? printed(values) : values).toEqual(expected);
  });

  test('EMMSB/C1 of the teams with ten points (exercise 38)', () => {
    expect(valuesOf('EMMSB/C1').slice(0, 5)).toEqual([74, 64, 66, 64, 66]);
  });

  test('SSSC/K4 divides by four', () => {
    expect(valuesOf('SSSC/K4')[0]).toBe(17.5 + 64 / 4);
  });

  test('the order by game points (exercise 34)', () => {
    const lines = computeTeamStandings(teams, [], {
      ...usualTeamRules,
      boards: 4,
      primary: 'GP',
    });
    expect(lines.slice(0, 6).map(({ no }) => no)).toEqual([5, 1, 2, 4, 3, 8]);
  });
});

describe('extended direct encounter', () => {
  const places = (code: string, tied: readonly number[], table = tableOf()) =>
    Object.fromEntries(valuesOf(code, table, [...tied]).map((place, at) => [tied[at], place]));

  test('exercise 43: who won the match is in front', () => {
    expect(places('EDE', [6, 8])).toEqual({ 6: 1, 8: 2 });
  });

  test('exercise 44: who has not met could still overtake', () => {
    expect(places('EDE', [7, 9, 13])).toEqual({ 7: 0, 9: 0, 13: 0 });
  });

  test('exercise 45: game points where match points say nothing; the rest starts again', () => {
    expect(places('EDE', [1, 2, 3, 4, 5])).toEqual({ 4: 1, 1: 2, 2: 3, 3: 4, 5: 5 });
  });

  test('exercise 42: two teams equal in both scores of a drawn match', () => {
    expect(places('EDE', [11, 14])).toEqual({ 11: 0, 14: 0 });
  });

  test.each(['EDEBT', 'EDET', 'EDEB', 'EDEBB'])(
    'exercises 46–48: %s goes by its boards',
    (code) => {
      expect(places(code, [11, 14])).toEqual({ 11: 1, 14: 2 });
    },
  );

  test('the same by forfeits that count as played', () => {
    expect(places('EDE/P', [1, 6])).toEqual({ 1: 1, 6: 2 });
    expect(places('EDE', [1, 6])).toEqual({ 1: 0, 6: 0 });
  });
});
