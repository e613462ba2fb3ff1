import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryOf,
  categoryScore,
} from '../../src/title/norm/fide-2001/categories.ts';
import {
  fieldAgainst,
  missingFor,
  mixed,
  reportOf,
  spread,
  swiss,
  titlesOf,
} from './norm-events.ts';

const edition = 'fide-2001';

/** The table of 4.8.4 as it is printed, GM/IM for 9 to 13 rounds. */
const printed = `
I 2275 -/7 -/8 -/8½ -/9½ -/10
II 2300 -/7 -/7½ -/8 -/9 -/9½
III 2325 -/6½ -/7 -/8 -/8½ -/9½
IV 2350 -/6 -/7 -/7½ -/8 -/9
V 2375 -/6 -/6½ -/7 -/8 -/8½
VI 2400 -/5½ -/6 -/7 -/7½ -/8
VII 2425 7/5½ 8/6 8½/6½ 9½/7 10/7½
VIII 2450 7/5 7½/5½ 8/6 9/6½ 9½/7
IX 2475 6½/4½ 7/5 8/5½ 8½/6 9½/6½
X 2500 6/4½ 7/5 7½/5½ 8/6 9/6½
XI 2525 6/4 6½/4½ 7/5 8/5½ 8½/6
XII 2550 5½/4 6/4 7/4½ 7½/5 8/5½
XIII 2575 5½/3½ 6/4 6½/4 7/4½ 7½/5
XIV 2600 5/3 5½/3½ 6/4 6½/4 7/4½
XV 2625 4½/3 5/3 5½/3½ 6/4 6½/4
XVI 2650 4½/3 5/3 5½/3½ 6/4 6½/4`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const halfPoints = (text: string): number | null =>
  text === '-' ? null : 2 * Number.parseInt(text, 10) + (text.endsWith('½') ? 1 : 0);

describe('DSU 2002 4.8.4: the categories', () => {
  it.each(printed)('%s', (_, upTo, ...scores) => {
    const average = Number(upTo);
    scores.forEach((score, index) => {
      const [gm = '', im = ''] = score.split('/');
      for (const within of [average, average - 24]) {
        expect(categoryScore('gm', within, 9 + index)).toBe(halfPoints(gm));
        expect(categoryScore('im', within, 9 + index)).toBe(halfPoints(im));
      }
    });
  });

  it('are sixteen, from 2251', () => {
    expect(categories).toHaveLength(16);
    expect([2250, 2251, 2650, 2700].map(categoryOf)).toEqual([0, 1, 16, 16]);
  });

  it('gave 8½ and 6½ of 11 at the 75 years of AS04, with 2407 on average', () => {
    expect([
      categoryOf(2407),
      categoryScore('gm', 2407, 11),
      categoryScore('im', 2407, 11),
    ]).toEqual([7, 17, 13]);
  });
});

/** Rounds, then foreigners, rated and titleholders at least, from the handbook's overview. */
it.each([
  [9, 4, 8, 5],
  [10, 4, 9, 6],
  [11, 4, 10, 6],
  [12, 5, 11, 7],
  [13, 5, 12, 7],
])('%i rounds', (rounds, foreigners, rated, titled) => {
  const field = fieldAgainst(
    mixed(Array(rounds).fill(1999), spread(2 * rounds, rounds)).map((each) => ({
      ...each,
      title: '',
      federation: 'DEN',
    })),
    { rating: 1999 },
  );
  const event = { rounds, roundsPaired: rounds, predetermined: true };
  const requirements = reportOf(field, event, edition).near;
  expect(requirements).toEqual([]);
  const strong = fieldAgainst(
    mixed(Array(rounds).fill(2450), spread(2 * rounds, rounds)).map((each) => ({
      ...each,
      title: '',
      federation: 'DEN',
    })),
  );
  expect(missingFor(reportOf(strong, event, edition), 'GM')).toEqual([
    { code: 'foreigners', have: 0, need: foreigners },
    { code: 'federations', have: 1, need: 3 },
    { code: 'titled', have: 0, need: titled },
    { code: 'key-titles', have: 0, need: 3 },
  ]);
  const [near] = reportOf(strong, event, edition).near;
  expect(near?.requirements).toContainEqual(
    expect.objectContaining({ code: 'rated', need: rated }),
  );
});

describe('DSU 2002 4.8.4: the titles that count', () => {
  it.each([
    ['GM', 'GM GM IM', ['key-titles 2/3']],
    ['GM', 'GM GM GM', []],
    ['IM', 'GM FM FM', ['key-titles 1/2']],
    ['IM', 'GM GM FM', []],
    ['IM', 'GM IM FM', ['key-titles 2/3']],
    ['IM', 'IM IM IM', []],
  ])('%s against %s: %j', (title, titles, expected) => {
    const opponentTitles = [...titles.split(' '), 'FM', 'FM'];
    const field = fieldAgainst(
      mixed(Array(9).fill(2450), spread(18, 9)).map((each, index) => ({
        ...each,
        title: opponentTitles[index] ?? '',
      })),
    );
    const report = reportOf(field, {}, edition);
    const missing = (missingFor(report, title) ?? []).map(
      ({ code, have, need }) => `${code} ${have}/${need}`,
    );
    expect(missing).toEqual(expected);
    expect(titlesOf(report).includes(title) || titlesOf(report).includes('GM')).toBe(
      expected.length === 0,
    );
  });
});

describe('DSU 2002 4.8.4: a norm', () => {
  const field = (ratings: number, score: number, own = {}) =>
    fieldAgainst(mixed(Array(9).fill(ratings), spread(score, 9)), own);

  it('goes by the average of the group, the player included', () => {
    const report = reportOf(field(2415, 14), {}, edition);
    expect(report.norms).toMatchObject([
      {
        no: 1,
        title: 'GM',
        halfPoints: 14,
        average: 2414,
        performance: null,
        neededHalfPoints: 14,
      },
    ]);
    expect(titlesOf(reportOf(field(2415, 13), {}, edition))).toEqual(['IM']);
    expect(titlesOf(reportOf(field(2400, 14), {}, edition))).toEqual(['IM']);
  });

  it('takes who is unrated for 2000, and needs four fifths above', () => {
    const unrated = field(2500, 13).map((each) => (each.no > 7 ? { ...each, rating: null } : each));
    expect(missingFor(reportOf(unrated, {}, edition), 'IM')).toEqual([
      { code: 'rated', have: 7, need: 8 },
    ]);
  });

  it('is 200 lower for women', () => {
    const report = reportOf(field(2215, 14, { isWoman: true, rating: 2215 }), {}, edition);
    expect(titlesOf(report)).toEqual(['WGM']);
  });

  it('is made at 46 moves in two hours, and not faster', () => {
    const at = (movesAnHour: number | null) =>
      titlesOf(reportOf(field(2415, 14), { movesAnHour }, edition));
    expect([at(null), at(20), at(23)]).toEqual([['GM'], ['GM'], ['GM']]);
    expect(missingFor(reportOf(field(2415, 14), { movesAnHour: 24 }, edition), 'GM')).toEqual([
      { code: 'moves-an-hour', have: 24, need: 23 },
    ]);
  });

  it.each([
    ['40 in two hours and one for the rest', 180, 'missed'],
    ['40 in two hours, 20 in one, half an hour for the rest', 210, 'met'],
    ['a time that nobody knows', null, 'assumed'],
  ])('is one of many or the only one of its kind: %s', (_, minutes, state) => {
    const report = reportOf(field(2415, 14), { minutes }, edition);
    expect(report.conditions.find(({ code }) => code === 'full-time')).toMatchObject({
      state,
      need: 210,
      isWanted: false,
    });
    expect(titlesOf(report)).toEqual(['GM']);
  });

  it('tells who misses a GM norm by the playing days alone what is missing', () => {
    const days = [1, 1, 2, 2, 3, 3, 4, 5, 6].map((date) => `2026-11-1${date}`);
    expect(missingFor(reportOf(field(2415, 14), { days }, edition), 'GM')).toEqual([
      { code: 'double-rounds', have: 3, need: 2 },
    ]);
  });

  it('is not made in more than ninety days', () => {
    const days = [...swiss.days.slice(0, 8), '2027-03-01'];
    const report = reportOf(field(2415, 14), { days }, edition);
    expect(missingFor(report, 'GM')).toEqual([{ code: 'days', have: 112, need: 90 }]);
  });

  const day = (number: number) => `2026-11-${10 + number}`;
  it.each([
    ['two rounds on two days, and the last three apart', [0, 0, 1, 1, 2, 3, 4, 5, 6], ['GM']],
    ['two rounds on three days', [0, 0, 1, 1, 2, 2, 3, 4, 5], ['IM']],
    ['two of the last three on one day', [0, 1, 2, 3, 4, 5, 6, 7, 7], ['IM']],
    ['two rounds on each day', [0, 0, 1, 1, 2, 2, 3, 3, 4], ['IM']],
  ])('of a GM asks how the rounds lie, of an IM it does not: %s', (_, rounds, titles) => {
    const report = reportOf(field(2415, 14), { days: rounds.map(day) }, edition);
    expect(titlesOf(report)).toEqual(titles);
  });
});
