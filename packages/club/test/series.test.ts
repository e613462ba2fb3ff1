/** @regulation Tempelhof 2018 */
import { toNumber } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import {
  type ContestCommand,
  isOwnAct,
  matchedEntry,
  publicContest,
  seriesView,
  titleFixtures,
  titlePoints,
} from '../src/index.ts';
import { contestAfter, decide, enter, make, note } from './writing.ts';

const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => enter(id));
const mehrkampf = [make('mehrkampf', 'tempelhof-2018'), ...six];
const blitz = [make('blitz-year', 'tempelhof-2018'), ...six];

const plan = (leg: string, what: string, more: Record<string, unknown> = {}) =>
  note({
    kind: 'leg-planned',
    leg,
    what,
    name: '',
    organiser: null,
    on: '',
    votesFor: 0,
    votesAgainst: 0,
    day: '2026-03-01',
    ...more,
  });

/** Results in order of entry; null: the player was absent. */
const legPlayed = (leg: string, values: readonly (number | null)[], games = 0) =>
  note({
    kind: 'leg-held',
    leg,
    games,
    day: '2026-05-01',
    scores: values.flatMap((value, index) =>
      value === null ? [] : [{ entry: 'abcdef'[index], value, penalty: 0, guest: false }],
    ),
  });

/** Two hundred strokes, with penalties. */
const fined = (penalty: number) =>
  note({
    kind: 'leg-held',
    leg: 'x',
    games: 0,
    day: '2026-05-01',
    scores: [{ entry: 'a', value: 200, penalty, guest: false }],
  });

const refusalOf = (
  commands: readonly ContestCommand[],
  last: ContestCommand,
  confirmed = false,
) => {
  const decided = decide(contestAfter(...commands), last, { confirmed });
  return decided.ok ? null : decided.error.code;
};

const viewAfter = (...commands: readonly ContestCommand[]) => {
  const view = seriesView(contestAfter(...commands));
  if (view === null) throw new Error('no series');
  return view;
};

const tableAfter = (...commands: readonly ContestCommand[]) =>
  viewAfter(...commands).lines.map(({ entry, rank, total }) => [entry, rank, toNumber(total)]);

describe('the combined event', () => {
  const bowling = [plan('x', 'bowling'), legPlayed('x', [300, 200, 250, 100, 150, 50])];

  test('III.J.5: places bring 10 m / n, and the smallest sum wins', () => {
    expect(tableAfter(...mehrkampf, ...bowling)[0]).toEqual(['a', 1, 10 / 6]);
    expect(tableAfter(...mehrkampf, ...bowling).at(-1)).toEqual(['f', 6, 10]);
  });

  test('III.J.2: a discipline of four does not count, and says so', () => {
    const four = viewAfter(...mehrkampf, plan('x', 'bowling'), legPlayed('x', [4, 3, 2, 1]));
    expect(four.lines).toEqual([]);
    expect(four.warnings.map(({ kind }) => kind)).toEqual(['no-blitz', 'few-legs', 'few-players']);
  });

  test('III.J.2: a discipline that nobody came to can be said to be over, and does not count', () => {
    const none = viewAfter(...mehrkampf, ...bowling, plan('y', 'skat'), legPlayed('y', []));
    expect(none.legs.find(({ id }) => id === 'y')).toMatchObject({
      held: '2026-05-01',
      scores: [],
    });
    expect(none.lines.map(({ entry }) => entry)).toEqual(['a', 'c', 'b', 'e', 'd', 'f']);
    expect(none.warnings.at(-1)).toMatchObject({ kind: 'few-players', leg: { id: 'y' } });
    expect(
      refusalOf([...blitz, plan('x', 'monthly', { on: '2026-05-01' })], legPlayed('x', [], 5)),
    ).toBe('contest.field-invalid');
  });

  test('III.J.5: says why somebody with a smaller sum stands behind', () => {
    const skat = [plan('y', 'skat'), legPlayed('y', [null, 500, 400, 300, 200, 100])];
    const view = viewAfter(...mehrkampf, ...bowling, ...skat);
    // a was first of six at bowling, in that leg only: 1⅔, and comes last.
    expect(view.lines.at(-1)).toMatchObject({ entry: 'a', rank: 6 });
    expect(view.warnings.at(-1)).toEqual({ kind: 'few-results', counted: 2 });
    const kinds = viewAfter(...mehrkampf, ...bowling).warnings.map(({ kind }) => kind);
    expect(kinds).not.toContain('few-results');
  });

  test.each([
    ['III.J.2: one of a kind', [plan('x', 'skat')], plan('y', 'skat'), 'contest.planned-already'],
    ['it may be planned anew', [plan('x', 'skat')], plan('x', 'skat', { on: '2026-05-02' }), null],
    [
      'III.J.1: April to October',
      [],
      plan('x', 'skat', { on: '2026-12-01' }),
      'contest.out-of-season',
    ],
    ['a day is a day', [], plan('x', 'skat', { on: '2026-02-31' }), 'contest.field-invalid'],
    [
      'III.J.2: others by a majority',
      [],
      plan('x', 'other', { name: 'Dart', votesFor: 3, votesAgainst: 3 }),
      'contest.no-majority',
    ],
    ['with one', [], plan('x', 'other', { name: 'Dart', votesFor: 4, votesAgainst: 3 }), null],
    [
      'before the beginning',
      bowling,
      plan('y', 'other', { name: 'Dart', votesFor: 4, votesAgainst: 3 }),
      'contest.under-way',
    ],
    ['nobody knows it', [], plan('x', 'chess-boxing'), 'contest.field-invalid'],
    ['results of nothing', [], legPlayed('x', [1]), 'contest.unknown-leg'],
    ['pins below nothing', [plan('x', 'bowling')], legPlayed('x', [-1]), 'contest.score-invalid'],
    ['points at cards', [plan('x', 'skat')], legPlayed('x', [-120]), null],
    [
      'what is no number',
      [plan('x', 'bowling')],
      legPlayed('x', [Number.NaN]),
      'contest.score-invalid',
    ],
    [
      'III.J.7: a penalty below nothing',
      [plan('x', 'minigolf')],
      fined(-1),
      'contest.score-invalid',
    ],
    ['III.J.7: more strokes than 288', [plan('x', 'minigolf')], fined(89), 'contest.score-beyond'],
    ['288 with penalties', [plan('x', 'minigolf')], fined(88), null],
    ['pins of four games', [plan('x', 'bowling')], legPlayed('x', [901]), 'contest.score-beyond'],
    [
      'III.J.7: a game of table tennis missing',
      [plan('x', 'table-tennis')],
      legPlayed('x', [5, 4, 3, 2, 0, 0]),
      'contest.sum-differs',
    ],
    ['all of them', [plan('x', 'table-tennis')], legPlayed('x', [5, 4, 3, 2, 1, 0]), null],
    ['blitz, twice all', [plan('x', 'blitz')], legPlayed('x', [20, 16, 12, 8, 4, 0]), null],
    [
      'III.D.1: half a point of blitz too many',
      [plan('x', 'blitz')],
      legPlayed('x', [10, 8, 6, 4, 2, 1]),
      'contest.sum-differs',
    ],
    [
      'no challenges here',
      [],
      note({ kind: 'ladder-begun', day: '2026-05-01' }),
      'contest.other-format',
    ],
  ] as const)('%s', (_, before, last, expected) => {
    expect(refusalOf([...mehrkampf, ...before], last)).toBe(expected);
  });

  test('what does not add up says by how much, and can be meant', () => {
    const before = [...mehrkampf, plan('x', 'blitz')];
    const results = legPlayed('x', [10, 8, 6, 4, 2, 1]);
    const decided = decide(contestAfter(...before), results);
    const error = { code: 'contest.sum-differs', sum: 15.5, wanted: 15 };
    expect(decided).toMatchObject({ ok: false, error });
    expect(refusalOf(before, results, true)).toBeNull();
  });

  test('a day out of season can be meant', () => {
    expect(refusalOf(mehrkampf, plan('x', 'skat', { on: '2026-12-01' }), true)).toBeNull();
  });

  test('III.J.5: lots or games divide the first place, until there are other results', () => {
    const tied = [...mehrkampf, plan('x', 'bowling'), legPlayed('x', [9, 9, 3, 2, 1])];
    const draw = note({ kind: 'title-drawn', day: '2026-06-01' });
    const play = (winner: string) => note({ kind: 'title-played', winner, day: '2026-06-01' });
    expect(viewAfter(...tied).title).toEqual({
      tied: ['a', 'b'],
      winner: null,
      how: null,
      games: [],
    });
    expect(refusalOf(tied, play('c'))).toBe('contest.no-tie');
    expect(viewAfter(...tied, play('b')).title).toMatchObject({ winner: 'b', how: 'played' });
    const drawn = viewAfter(...tied, draw).title;
    expect(drawn.how).toBe('drawn');
    expect(drawn.tied).toContain(drawn.winner);
    expect(viewAfter(...tied, draw, legPlayed('x', [9, 9, 3, 2, 0])).title.how).toBeNull();
    expect(refusalOf([...mehrkampf, ...bowling], draw)).toBe('contest.no-tie');
  });

  test('III.J.3: whoever organises a discipline enters its results', () => {
    const contest = contestAfter(...mehrkampf, plan('x', 'bowling', { organiser: 'b' }));
    const { act } = legPlayed('x', [1]) as Extract<ContestCommand, { kind: 'note-act' }>;
    expect(isOwnAct(contest, 'b', act)).toBe(true);
    expect(isOwnAct(contest, 'a', act)).toBe(false);
  });

  test('III.J.7: everybody sees the same table, and no year of birth that it does not rest on', () => {
    const born = (entry: string, year: string): ContestCommand =>
      ({ kind: 'change-entry', entry, changes: { born: year } }) as ContestCommand;
    const contest = contestAfter(
      ...[...mehrkampf, born('a', '1950'), born('b', '2012'), born('f', '1950')],
      ...[plan('x', 'walking'), legPlayed('x', [3000, 2900, 2800, 2700, 2600])],
    );
    const shown = publicContest(contest);
    expect(seriesView(shown)).toEqual(seriesView(contest));
    expect(seriesView(shown)?.lines[0]?.entry).toBe('a');
    expect(shown.entries.map(({ values }) => values.born)).toEqual(['1950', '', '', '', '', '']);
  });

  test('what is taken out counts no more', () => {
    const drop = note({ kind: 'leg-dropped', leg: 'x', day: '2026-06-01' });
    expect(viewAfter(...mehrkampf, ...bowling, drop)).toMatchObject({ legs: [], lines: [] });
  });
});

describe('the blitz year', () => {
  const evening = (leg: string, day: string, what = 'monthly') => plan(leg, what, { on: day });

  test.each([
    [
      'III.D.1: one a month',
      [evening('x', '2026-03-06')],
      evening('y', '2026-03-20'),
      'contest.planned-already',
    ],
    ['another month', [evening('x', '2026-03-06')], evening('y', '2026-04-03'), null],
    [
      'III.D.1: New Year’s stands for January’s',
      [evening('x', '2026-01-02', 'new-year')],
      evening('y', '2026-01-16'),
      'contest.planned-already',
    ],
    [
      'III.D.1: after the meeting beside May’s',
      [evening('x', '2026-05-08')],
      evening('y', '2026-05-22', 'after-meeting'),
      null,
    ],
    ['without a day', [], plan('x', 'monthly'), 'contest.field-invalid'],
    [
      'without games',
      [evening('x', '2026-03-06')],
      legPlayed('x', [4, 2]),
      'contest.field-invalid',
    ],
    [
      'more than there is',
      [evening('x', '2026-03-06')],
      legPlayed('x', [3, 0], 1),
      'contest.score-invalid',
    ],
    [
      'all against all must add up',
      [evening('x', '2026-03-06')],
      legPlayed('x', [4, 2, 1], 2),
      'contest.sum-differs',
    ],
    ['as they do here', [evening('x', '2026-03-06')], legPlayed('x', [4, 2, 0], 2), null],
    [
      'a Swiss of an odd number has a point without a game in each round',
      [evening('x', '2026-03-06')],
      legPlayed('x', [3, 2, 2, 2, 2], 2),
      null,
    ],
    [
      'and no more than that',
      [evening('x', '2026-03-06')],
      legPlayed('x', [4, 4, 3, 2, 0], 2),
      'contest.sum-differs',
    ],
    ['no lots', [], note({ kind: 'title-drawn', day: '2026-05-01' }), 'contest.other-format'],
  ] as const)('%s', (_, before, last, expected) => {
    expect(refusalOf([...blitz, ...before], last)).toBe(expected);
  });

  const by = (system: string, count: number, games: number) =>
    note({
      kind: 'leg-held',
      leg: 'x',
      day: '2026-05-01',
      games,
      system,
      scores: many.slice(0, count).map((entry) => ({ entry, value: games, penalty: 0 })),
    });
  const many = Array.from({ length: 14 }, (_, index) => `m${index}`);
  const ofMany = [
    make('blitz-year', 'tempelhof-2018'),
    ...many.map((id) => enter(id)),
    evening('x', '2026-03-06'),
  ];

  test.each([
    ['III.D.1: the slide system', by('slide', 4, 3), null],
    ['twice around', by('slide', 4, 6), null],
    ['IV.3: everybody meets everybody', by('slide', 4, 5), 'contest.slide-games'],
    ['with more than twelve, too', by('slide', 13, 12), null],
    ['III.D.1: a Swiss of twelve', by('swiss', 12, 7), 'contest.other-system'],
    ['III.D.1: a Swiss of thirteen', by('swiss', 13, 7), null],
    ['another system', by('other', 13, 7), 'contest.other-system'],
  ] as const)('%s', (_, last, expected) => {
    expect(refusalOf(ofMany, last)).toBe(expected);
    expect(refusalOf(ofMany, last, true)).toBeNull();
    const warned = viewAfter(...ofMany, last).warnings.map(({ kind }) => kind);
    expect(warned).toEqual(expected === 'contest.other-system' ? ['other-system'] : []);
  });

  test('III.D.3: games decide about the title, and say for whom', () => {
    const months = ['02', '03', '04', '05'];
    const tied = months.flatMap((month) => [
      evening(`x${month}`, `2026-${month}-06`),
      legPlayed(`x${month}`, [1, 1], 1),
    ]);
    const play = (winner: string, ...games: readonly (readonly [string, string, number])[]) =>
      note({
        kind: 'title-played',
        winner,
        day: '2026-06-01',
        games: games.map(([white, black, halfPoints]) => ({ white, black, halfPoints })),
      });
    const three = [
      ['a', 'b', 2],
      ['b', 'a', 0],
      ['a', 'b', 2],
    ] as const;
    const before = [...blitz, ...tied];
    expect(refusalOf(before, play('a', three[0], three[1]))).toBe('contest.play-off-open');
    expect(refusalOf(before, play('b', ...three))).toBe('contest.play-off-other');
    expect(refusalOf(before, play('a', ['a', 'c', 2]))).toBe('contest.play-off-surplus');
    const contest = contestAfter(...before, play('a', ...three));
    const { title } = seriesView(contest) ?? {};
    expect(title).toMatchObject({ winner: 'a', how: 'played' });
    expect(title && titlePoints(contest, title)).toEqual([
      { entry: 'a', halfPoints: 6 },
      { entry: 'b', halfPoints: 0 },
    ]);
    const fixtures = title ? titleFixtures(contest, title) : [];
    expect(fixtures.filter(({ isFurther }) => !isFurther)).toHaveLength(5);
    expect(fixtures.every(({ white }, index) => white !== fixtures[index + 1]?.white)).toBe(true);
  });

  test.each([
    ['tempelhof-2018', 'four evenings may be placed, with 0 % for the missing', [1, 2]],
    ['tempelhof-2018-six', 'or they may not: the director chooses', [null, null]],
  ])('III.D.3: %s: %s', (rules, _, ranks) => {
    const four = ['02', '03', '04', '05'].flatMap((month) => [
      evening(`x${month}`, `2026-${month}-06`),
      legPlayed(`x${month}`, [2, 0], 1),
    ]);
    const { lines } = viewAfter(make('blitz-year', rules), ...six, ...four);
    expect(lines.map(({ rank }) => rank)).toEqual(ranks);
  });

  test('III.D.3: of each the best six count, in percent; guests count for the evening', () => {
    const months = ['02', '03', '04', '05', '06', '07', '08'];
    const all = months.flatMap((month, index) => [
      evening(`x${month}`, `2026-${month}-06`),
      legPlayed(`x${month}`, [index === 0 ? 0 : 4, index === 0 ? 4 : 0], 2),
    ]);
    expect(tableAfter(...blitz, ...all)).toEqual([
      ['a', 1, 100],
      ['b', 2, 100 / 6],
    ]);
    const guest = note({
      kind: 'leg-held',
      leg: 'x02',
      games: 2,
      day: '2026-05-01',
      scores: [{ entry: 'c', value: 4, penalty: 0, guest: true }],
    });
    const view = viewAfter(...blitz, ...all, guest);
    expect(view.legs[0]?.results).toMatchObject([{ entry: 'c', place: 1, guest: true }]);
    expect(view.lines.map(({ entry }) => entry)).toEqual(['a', 'b']);
  });
});

describe('whom a tournament’s player is', () => {
  const person = (entry: string, changes: object): ContestCommand =>
    ({ kind: 'change-entry', entry, changes }) as ContestCommand;
  const contest = contestAfter(
    ...blitz,
    person('a', { person: 'p-1' }),
    person('b', { name: 'Bech, Bo' }),
    person('c', { name: 'Carl, Eva', person: 'p-3' }),
  );

  test.each([
    ['by the person, whatever the name', { person: 'p-1', name: 'Alm, Ida' }, 'a'],
    ['by the name', { person: '', name: 'bech, bo' }, 'b'],
    ['by the name, where nobody knows the person', { person: 'p-9', name: 'Bech, Bo' }, 'b'],
    [
      'another person of the same name is somebody else',
      { person: 'p-9', name: 'Carl, Eva' },
      null,
    ],
    ['nobody', { person: '', name: 'Dahl, Per' }, null],
  ] as const)('%s', (_, acts, expected) => {
    expect(matchedEntry(contest, acts)).toBe(expected);
  });
});
