/** @regulation DSU 2002 */
import {
  type ClassCode,
  type ClassEntrant,
  classes2002,
  type ProposedClass,
  proposedClasses,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const firstDay = '2026-04-01';

const entrant = (key: string, facts: Partial<ClassEntrant> = {}): ClassEntrant => ({
  key,
  name: key,
  title: '',
  rating: 1950,
  sex: 'm',
  birth: '1980-05-05',
  games: null,
  candidateResult: false,
  rights: [],
  form: null,
  chosen: null,
  ...facts,
});

const rated = (from: number, count: number, prefix = 'r'): readonly ClassEntrant[] =>
  Array.from({ length: count }, (_, index) =>
    entrant(`${prefix}${String(index).padStart(3, '0')}`, { rating: from - index }),
  );

const proposed = (
  entrants: readonly ClassEntrant[],
  byHand: ReadonlyMap<string, ClassCode> = new Map(),
): readonly ProposedClass[] => proposedClasses(classes2002, { entrants, firstDay, byHand });

const placeOf = (classes: readonly ProposedClass[], key: string) =>
  classes.flatMap(({ places }) => places).find((place) => place.key === key);

/** The class of an entrant and its article. */
const byArticle = (classes: readonly ProposedClass[], key: string): string => {
  const place = placeOf(classes, key);
  return `${place?.class} ${place?.because[0]?.article}`;
};

const inClass = (classes: readonly ProposedClass[], code: ClassCode): readonly string[] =>
  classes.find((one) => one.code === code)?.places.map(({ key }) => key) ?? [];

/** Nine of 2500 and more, who fill the national class except for one place. */
const nine = rated(2600, 9, 'a');

describe('§36: the national class', () => {
  test.each<readonly [string, Partial<ClassEntrant>, string]>([
    [
      '§36.1 the winner of last year',
      { rating: 1400, rights: ['national-winner'] },
      'national §36.1',
    ],
    [
      '§36.2 the winner of the candidates',
      { rating: 1900, rights: ['candidate-winner'] },
      'national §36.2',
    ],
    ['§36.3 2450 and more', { rating: 2450 }, 'national §36.3'],
    ['§36.4 a candidate result', { rating: 2100, candidateResult: true }, 'national §36.4'],
    ['§36.5 a master player', { rating: 2449 }, 'national §36.5'],
    ['§36.5 no master player', { rating: 1899 }, 'candidate §37.7'],
  ])('%s', (_, facts, expected) => {
    expect(byArticle(proposed([...nine, entrant('x', facts)]), 'x')).toBe(expected);
  });

  test('§36: ten places, in the order of right before that of rating', () => {
    const others = [
      entrant('winner', { rating: 2000, rights: ['national-winner'] }),
      entrant('second', { rating: 2010, rights: ['candidate-winner'] }),
      entrant('result', { rating: 2100, candidateResult: true }),
      ...rated(2449, 12, 'b'),
    ];
    const classes = proposed([...rated(2470, 6, 'a'), ...others]);
    expect(inClass(classes, 'national')).toEqual([
      ...['a000', 'a001', 'a002', 'a003', 'a004', 'a005', 'b000', 'result', 'second', 'winner'],
    ]);
  });

  test.each<readonly [string, number | null, number | null, readonly string[], string]>([
    ['§36: more rated games since the last championship', 12, 11, ['x'], 'classes.more-games'],
    ['§36: fewer', 3, 30, ['y'], 'classes.fewer-games'],
    ['§36: as many', 7, 7, ['x'], 'classes.undecided'],
    ['§36: not known of one', 7, null, ['x'], 'classes.more-games'],
    ['§36: not known of either', null, null, ['x'], 'classes.undecided'],
  ])('equals for the last place: %s', (_, games, others, expected, code) => {
    const equals = [
      entrant('x', { rating: 2300, games }),
      entrant('y', { rating: 2300, games: others }),
    ];
    const classes = proposed([...equals, ...nine]);
    expect(inClass(classes, 'national').filter((key) => key === 'x' || key === 'y')).toEqual(
      expected,
    );
    expect(placeOf(classes, 'x')?.because.map((reason) => reason.code)).toContain(code);
  });

  test('§36: with fewer than ten it says so', () => {
    const [national] = proposed(nine);
    expect(national?.says[0]).toEqual({
      code: 'classes.too-few',
      article: '§36',
      facts: { count: 9, least: 10 },
    });
  });
});

/** Ten who fill the national class, and eight who fill that of the candidates. */
const full = [...rated(2700, 10, 'a'), ...rated(2440, 8, 'c')];

describe('§37: the candidate class', () => {
  test.each<readonly [string, Partial<ClassEntrant>, string]>([
    ['§37.1 played in the national class', { rights: ['national-player'] }, 'candidate §37.1'],
    ['§37.2 the junior champion', { rating: 1500, rights: ['junior-champion'] }, 'candidate §37.2'],
    ['§37.3 a junior of 2000', { rating: 2000, birth: '2010-01-01' }, 'candidate §37.3'],
    ['§37.3 twenty on 2 January', { rating: 2000, birth: '2006-01-02' }, 'candidate §37.3'],
    ['§37.3 twenty on 1 January', { rating: 2000, birth: '2006-01-01' }, 'master §38'],
    ['§37.3 of whom the year is known', { rating: 2000, birth: '2006' }, 'candidate §37.3'],
    ['§37.3 of whom nothing is known', { rating: 2000, birth: '' }, 'master §38'],
    ['§37.3 a junior of 1999', { rating: 1999, birth: '2010-01-01' }, 'master §38'],
    ['§37.4 won a first group', { rights: ['group-winner'] }, 'candidate §37.4'],
    ['§37.5 a candidate result', { rating: 2100, candidateResult: true }, 'candidate §37.5'],
    ['§37.6 2300', { rating: 2300 }, 'candidate §37.6'],
    ['§37.6 2299', { rating: 2299 }, 'master §38'],
  ])('%s', (_, facts, expected) => {
    // Another entrant of 2299 is before them where the number has to be made even.
    const others = [...full, entrant('even', { rating: 2299 })];
    expect(byArticle(proposed([...others, entrant('x', { rights: [], ...facts })]), 'x')).toBe(
      expected,
    );
  });

  test('§37.3: eight juniors, the highest rated', () => {
    const juniors = rated(2050, 9, 'j').map((one) => ({ ...one, birth: '2010-01-01' }));
    const classes = proposed([...full, ...juniors]);
    expect(byArticle(classes, 'j007')).toBe('candidate §37.3');
    expect(byArticle(classes, 'j008')).toBe('master §38');
  });

  test('§37.3: who plays in the national class takes none of the eight places', () => {
    const juniors = rated(2701, 9, 'j').map((one) => ({ ...one, birth: '2010-01-01' }));
    const classes = proposed([...rated(2440, 8, 'c'), ...juniors]);
    expect(inClass(classes, 'national')).toContain('j008');
    expect(byArticle(classes, 'c001')).toBe('candidate §37.6');
  });

  test.each<readonly [string, number, number, string]>([
    ['§37.7 filled up to eight', 3, 8, 'classes.fills-up'],
    ['§37.7 made even', 9, 10, 'classes.makes-even'],
    ['§37.7 even already', 10, 10, ''],
    ['§37 64 at most', 70, 64, ''],
    ['§37.7 63 and one', 63, 64, 'classes.makes-even'],
  ])('%s', (_, able, count, code) => {
    const classes = proposed([
      ...rated(2900, 10, 'a'),
      ...rated(2449, able, 'c'),
      ...rated(2250, 20, 'm'),
    ]);
    expect(inClass(classes, 'candidate')).toHaveLength(count);
    expect(placeOf(classes, 'm000')?.because[0]?.code).toBe(code || 'classes.master');
  });

  test('§37.7: odd where nobody is left to make it even', () => {
    const candidate = proposed([...rated(2900, 10, 'a'), ...rated(2449, 9, 'c')])[1];
    expect(candidate?.says.map(({ code }) => code)).toContain('classes.odd');
  });
});

describe('the other classes', () => {
  test.each<readonly [string, Partial<ClassEntrant>, string]>([
    ['§38 1900', { rating: 1900 }, 'master §38'],
    ['§39 1899', { rating: 1899 }, 'basic §39'],
    ['§39 unrated', { rating: null }, 'basic §39'],
    ['§34 a woman may choose', { sex: 'w', rating: 2800, chosen: 'women' }, 'women §34, §40'],
    ['§34 a woman need not', { sex: 'w', rating: 1899 }, 'basic §39'],
    ['§40 a man may not', { chosen: 'women' }, 'master §38'],
    ['§41 55 on the first day', { birth: '1971-04-01', chosen: 'veterans' }, 'veterans §34, §41'],
    ['§41 55 the day after', { birth: '1971-04-02', chosen: 'veterans' }, 'master §38'],
    ['§41 the year alone', { birth: '1970', chosen: 'veterans' }, 'veterans §34, §41'],
    ['§41 55 in the course of the year', { birth: '1971', chosen: 'veterans' }, 'master §38'],
    ['§41 nothing known', { birth: '', chosen: 'veterans' }, 'master §38'],
  ])('%s', (_, facts, expected) => {
    const classes = proposed([...full, entrant('x', facts)]);
    expect(byArticle(classes, 'x')).toBe(expected);
    const isVoid = !expected.startsWith(facts.chosen ?? expected);
    expect(placeOf(classes, 'x')?.because.at(-1)?.code === 'classes.choice-void').toBe(isVoid);
  });

  test.each<readonly [string, ClassCode, number, number | null, boolean, string]>([
    ['§36 everybody against everybody', 'national', 10, 9, true, 'classes.all-play-all'],
    ['§36 an odd number', 'national', 9, 9, true, 'classes.too-few'],
    ['§37 seven rounds', 'candidate', 8, 7, false, 'classes.system'],
    ['§40 over eight', 'women', 9, null, false, 'classes.system-any'],
    ['§40 eight', 'women', 8, 7, true, 'classes.all-play-all'],
    ['§40 under eight', 'women', 7, null, false, 'classes.organisers-decide'],
    ['§41 five rounds at most', 'veterans', 20, 5, false, 'classes.rounds-at-most'],
  ])('how it is played: %s', (_, code, count, rounds, allPlayAll, says) => {
    const people = rated(2200, count, 'x');
    const [found] = proposed(people, new Map(people.map(({ key }) => [key, code])));
    expect(found?.groups).toMatchObject([{ name: '', rounds, allPlayAll }]);
    expect(found?.says.map((reason) => reason.code)).toContain(says);
  });

  test.each<readonly [ClassCode, number]>([
    ['national', 7],
    ['candidate', 7],
    ['master', 7],
    ['women', 7],
    ['basic', 6],
    ['veterans', 6],
  ])('§35: %s plays %i hours', (code, hours) => {
    const [found] = proposed([entrant('x')], new Map([['x', code]]));
    expect(found?.says.at(-1)).toEqual({ code: 'classes.time', article: '§35', facts: { hours } });
    const { stages } = classes2002.times.of[code];
    expect(2 * stages.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60 * hours);
  });

  test('§38, §39: groups by the form wished for', () => {
    const masters = rated(2200, 9, 'm').map((one) => ({ ...one, form: 'all-play-all' as const }));
    const others = [...rated(2100, 8, 'n'), ...rated(1800, 7, 'b')];
    const classes = proposed([...full, ...masters, ...others]);
    const groups = classes.flatMap(({ groups }) => groups);
    expect(groups.map(({ name, keys, rounds }) => [name, keys.length, rounds])).toEqual([
      ['', 10, 9],
      ['', 8, 7],
      ['MA-1', 8, 7],
      ['M7-1', 9, 7],
      ['B7-1', 7, 7],
    ]);
  });

  test('§38: too few for the rounds of a form are a class without groups', () => {
    const [found] = proposed([entrant('x')], new Map([['x', 'master']]));
    expect(found).toMatchObject({ groups: [], refusal: { code: 'groups.too-few-for-rounds' } });
  });
});

describe('a class by hand', () => {
  test('takes a place that somebody else then does not have', () => {
    const classes = proposed([...full, entrant('x')], new Map([['x', 'national']]));
    expect(inClass(classes, 'national')).toContain('x');
    expect(inClass(classes, 'national')).not.toContain('a009');
    expect(placeOf(classes, 'x')?.because).toEqual([
      { code: 'classes.by-hand', article: '§34', facts: {} },
    ]);
  });

  test('may make a class too large, which it says', () => {
    const hand = new Map(rated(2700, 11, 'a').map(({ key }) => [key, 'national'] as const));
    const [national] = proposed(rated(2700, 11, 'a'), hand);
    expect(national?.says[0]).toMatchObject({
      code: 'classes.too-many',
      facts: { count: 11, most: 10 },
    });
  });
});

const anyEntrant = fc.record<Omit<ClassEntrant, 'key' | 'name'>>({
  title: fc.constantFrom('', 'FM'),
  rating: fc.option(
    fc
      .integer({ min: 1890, max: 1902 })
      .chain((low) => fc.constantFrom(low, 2300, 2299, 2450, 2000)),
    { nil: null },
  ),
  sex: fc.constantFrom('m', 'w', ''),
  birth: fc.constantFrom('', '1960', '2006-01-01', '2010'),
  games: fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }),
  candidateResult: fc.boolean(),
  rights: fc.subarray(['national-player', 'junior-champion', 'group-winner', 'national-winner']),
  form: fc.constantFrom(null, 'all-play-all', 'five-rounds', 'seven-rounds'),
  chosen: fc.constantFrom(null, null, 'women', 'veterans'),
});

describe('the proposal', () => {
  const field = fc
    .array(anyEntrant, { maxLength: 90 })
    .map((all) =>
      all.map(
        (facts, index): ClassEntrant => ({ ...facts, key: `k${index}`, name: `N${index % 7}` }),
      ),
    );

  test('§34: is the same in whatever order they entered', () => {
    const shuffled = field.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray([...all], { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(proposed(other)).toEqual(proposed(all));
      }),
    );
  });

  test('§34: everybody is in one class, within its size, with a reason', () => {
    fc.assert(
      fc.property(field, (all) => {
        const classes = proposed(all);
        const keys = classes.flatMap(({ places }) => places.map(({ key }) => key));
        expect(keys.toSorted()).toEqual(all.map(({ key }) => key).toSorted());
        expect(inClass(classes, 'national').length).toBeLessThanOrEqual(10);
        expect(inClass(classes, 'candidate').length).toBeLessThanOrEqual(64);
        for (const { places, groups, refusal } of classes) {
          expect(places.every(({ because }) => because.length > 0)).toBe(true);
          const grouped = groups.flatMap((group) => group.keys).length;
          expect(grouped).toBe(refusal === null ? places.length : 0);
        }
      }),
    );
  });
});
