/** @regulation DSU 2002 */
import { conflictsWith, foldJournal } from '@rokade/journal';
import {
  changesWithout,
  emptyRatings,
  eventRemarks,
  explainEvent,
  explainStep,
  namedListOn,
  personSteps,
  type Ratings,
  type RatingsCommand,
  type ReportedEvent,
  ratingListOn,
  ratingsBook,
  ratingsFollow,
  remarksByEvent,
  sampleCheck,
} from '@rokade/ratings';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  act,
  bookOf,
  done,
  entriesOf,
  type Line,
  named,
  numbersIn,
  opening,
  person,
  refolded,
  refusal,
  report,
  type Written,
  written,
} from './writing.ts';

const numbers = (ratings: Ratings, day = '2026-12-31') => numbersIn(ratingListOn(ratings, day));

const eventOf = (ratings: Ratings, id: string): ReportedEvent => {
  const found = ratings.acts.find((one) => one.id === id);
  return found?.kind === 'event' ? found : expect.fail(id);
};

const list = opening({ alm: 1500, berg: 1500, dahl: 1590, holm: 1800 });

/** Alm beats Berg once: 45 × (1 − 0.65) = 15.75 with the loss to Holm, who has won. */
const beaten: readonly Line[] = [
  ['alm', '2+ 3-'],
  ['berg', '1- 3-'],
  ['holm', '1+ 2+'],
];

const grant = (more: Partial<Extract<RatingsCommand, { kind: 'grant-number' }>['grant']> = {}) =>
  ({
    kind: 'grant-number',
    grant: {
      id: act('grant'),
      person: person('ny'),
      rating: 1400,
      day: '2026-02-01',
      edition: 'dsu-2010',
      ground: 'new',
      membership: 'club',
      proposedBy: 'club-president',
      approvedBy: null,
      committeeAgrees: false,
      ...more,
    },
    people: [],
  }) as const satisfies RatingsCommand;

const enter = (id: string, more = {}): RatingsCommand => ({
  kind: 'enter-person',
  ...named(id, more),
});

/** @article DSU 2010 4.5.4.1 */
describe('4.5.4.1: the order of calculation', () => {
  it('starts with the number of the first day, and adds to the one that is registered', () => {
    // The winter's club event began before the spring's numbers were there, and its report came after.
    const spring = report('spring', beaten, { lastDay: '2026-03-01' });
    const winter = report('winter', beaten, { firstDay: '2026-01-10', lastDay: '2026-04-01' });
    const ratings = bookOf(list, spring, winter);
    const steps = personSteps(ratings, person('alm'));
    expect(steps.map(({ start, before, after }) => [start, before, after])).toEqual([
      [null, null, 1500],
      [1500, 1500, 1516],
      [1500, 1516, 1532],
    ]);
  });

  it('does not depend on the order in which reports of a day are entered', () => {
    const first = report('first', beaten, { lastDay: '2026-03-01', day: '2026-03-20' });
    const second = report('second', beaten, { lastDay: '2026-03-08', day: '2026-03-20' });
    expect(bookOf(list, second, first)).toEqual({
      ...bookOf(list, first, second),
      version: expect.any(Number),
    });
    expect(bookOf(list, second, first).acts.map(({ id }) => id)).toEqual([
      'list',
      'first',
      'second',
    ]);
  });

  /** @article DSU 2002 4.1.1 §3a */
  it('takes the number of the day of the report for an event abroad', () => {
    const home = report('home', beaten, { lastDay: '2026-03-01' });
    const abroad = report('abroad', beaten, {
      firstDay: '2026-02-20',
      lastDay: '2026-02-28',
      day: '2026-03-05',
      abroad: true,
    });
    const step = personSteps(bookOf(list, home, abroad), person('alm')).at(-1);
    expect(step).toMatchObject({ start: 1516, before: 1516 });
  });

  it('lets who was granted a number after the first day start with it', () => {
    const event = report(
      'open',
      [
        ['alm', '2+'],
        ['ny', '1-'],
      ],
      {
        firstDay: '2026-01-20',
        lastDay: '2026-02-20',
      },
    );
    const ratings = bookOf(list, enter('ny'), grant(), event);
    expect(personSteps(ratings, person('ny')).at(-1)).toMatchObject({ start: 1400 });
  });
});

/** @article DSU 2010 4.5.5.1 §1; 4.5.5.2 §1, §2, §4 */
describe('who plays without a registered number', () => {
  it('4.5.5.1: one of ours plays with a performance, gets none, and is named', () => {
    const ratings = bookOf(
      list,
      report(
        'open',
        [
          ['alm', '2+'],
          ['ny', '1-'],
        ],
        { people: [named('ny')] },
      ),
    );
    expect(numbers(ratings)).not.toHaveProperty('ny');
    expect(eventRemarks(ratings, eventOf(ratings, 'open'))).toContainEqual({
      code: 'unnumbered',
      article: '4.5.5.1',
      person: 'ny',
    });
  });

  it('4.5.5.1: once a number is granted for that time, the event is calculated with it', () => {
    const event = report(
      'open',
      [
        ['alm', '2+'],
        ['ny', '1-'],
      ],
      { people: [named('ny')] },
    );
    const later = bookOf(list, event, grant());
    expect(later.steps).toEqual(bookOf(list, enter('ny'), grant(), event).steps);
    expect(numbers(later)).toHaveProperty('ny');
  });

  it.each([
    ['§1', 'DEU', 'fide', 1700, 1700],
    ['§2', 'DEU', 'national', 1650, 1650],
  ] as const)(
    '4.5.5.2 %s: a foreigner (%s) plays with the %s number',
    (_, federation, from, stated, expected) => {
      const ratings = bookOf(
        list,
        report(
          'open',
          [
            ['alm', '2+'],
            ['gast', '1-', { rating: stated, from }],
          ],
          {
            people: [named('gast', { federation })],
          },
        ),
      );
      const [row] = explainStep(ratings, eventOf(ratings, 'open'), person('gast'));
      expect(row?.row.oldRating).toBe(expected);
      expect(row?.added).toBe(null);
      expect(numbers(ratings)).not.toHaveProperty('gast');
    },
  );

  it('is explained with what was calculated: the number an arbiter said of one of ours does not count', () => {
    const ratings = bookOf(
      list,
      report('open', [...beaten.slice(0, 2), ['ny', '1+ 2+', { rating: 1900, from: 'national' }]], {
        people: [named('ny')],
      }),
    );
    const rows = explainEvent(ratings, eventOf(ratings, 'open')).flatMap((group) => group.rows);
    expect(rows.map(({ row }) => row.performance)).toEqual([false, false, true]);
    for (const { step, row, added } of rows.slice(0, 2)) {
      expect(step?.after).toBe(added?.rating ?? row.newRating);
    }
    expect(rows[0]?.games).toMatchObject([
      { round: 1, opponent: 'berg', halfPoints: 2, rating: 1500 },
      { round: 2, opponent: 'ny', halfPoints: 0, rating: rows[2]?.row.oldRating },
    ]);
  });

  it('4.5.7 table 1: each game is told with the line that was read, one that was not played among them', () => {
    const ratings = bookOf(
      opening({ alm: 1500, berg: 1172, holm: 1800 }),
      report('open', [
        ['alm', '2+ 3-f'],
        ['berg', '1- 3-'],
        ['holm', '2+ 1+f'],
      ]),
    );
    const event = eventOf(ratings, 'open');
    const [row] = explainStep(ratings, event, person('alm'));
    const article = 'DSU 2010 4.5.7';
    expect(row?.games).toMatchObject([
      {
        noShow: false,
        line: { difference: 328, from: 316, to: 328, higher: 87, lower: 13, article },
      },
      { noShow: true, line: { difference: -300, from: 291, to: 302, higher: 85, lower: 15 } },
    ]);
    expect(row?.line).toBeNull();
    const [other] = explainStep(ratings, event, person('holm'));
    expect(other?.games[0]?.line).toMatchObject({ difference: 628, from: 620, to: 735 });
  });

  it('4.5.7 table 1: by the average method the line for the average was read', () => {
    const ratings = bookOf(
      opening({ alm: 1500, berg: 1450, holm: 1400 }),
      report('open', [
        ['alm', '2+ 3+'],
        ['berg', '1- 3+'],
        ['holm', '2- 1-'],
      ]),
    );
    const [row] = explainStep(ratings, eventOf(ratings, 'open'), person('alm'));
    expect(row?.games.map(({ line }) => line)).toEqual([null, null]);
    expect(row?.line).toMatchObject({ difference: 50, from: 47, to: 53, higher: 57, lower: 43 });
  });

  it('4.5.5.2 §1: their Elo counts even where they stand in the list', () => {
    const ratings = bookOf(
      enter('gast', { federation: 'DEU' }),
      opening({ alm: 1500, gast: 1600 }),
      report('open', [
        ['alm', '2+'],
        ['gast', '1-', { rating: 1700, from: 'fide' }],
      ]),
    );
    expect(personSteps(ratings, person('gast')).at(-1)).toMatchObject({
      start: 1700,
      before: 1600,
    });
  });

  it('4.5.5.2 §4: opponents are estimated abroad alone', () => {
    const lines: readonly Line[] = [
      ['alm', '2+'],
      ['gast', '1-', { rating: 1900, from: 'estimated' }],
    ];
    const people = [named('gast', { federation: 'ESP' })];
    expect(refusal(bookOf(list), report('open', lines, { people }))).toMatchObject({
      code: 'ratings.estimated-at-home',
    });
    const ratings = bookOf(list, report('open', lines, { people, abroad: true }));
    expect(explainStep(ratings, eventOf(ratings, 'open'), person('gast'))[0]?.row.oldRating).toBe(
      1900,
    );
  });
});

describe('granting', () => {
  it.each([
    ['a number without a ground', {}, { code: 'ratings.has-number' }],
    ['5 years too early', { ground: 'anew', day: '2030-12-31' }, { from: '2031-01-02' }],
    ['1½ years too early', { ground: 'far-off', committeeAgrees: true }, { from: '2027-07-01' }],
    ['as returning too early', { ground: 'played-elsewhere' }, { from: '2029-01-02' }],
    ['by rules nobody knows', { edition: 'dsu-1900' }, { code: 'ratings.unknown-edition' }],
    ['to nobody', { person: person('nobody') }, { code: 'ratings.unknown-person' }],
    ['on no day', { day: '1 May' }, { field: 'day', problem: 'not-a-date' }],
    ['without a day', { day: '' }, { field: 'day', problem: 'missing' }],
  ] as const)('%s is refused', (_, more, expected) => {
    const { grant: request } = grant();
    const command = {
      kind: 'grant-number',
      grant: { ...request, person: person('alm'), ...more },
      people: [],
    } as const;
    expect(refusal(bookOf(list), command)).toMatchObject(expected);
  });

  it('enters whoever is not in the book yet', () => {
    const command = { ...grant({ person: person('newcomer') }), people: [named('newcomer')] };
    expect(numbers(bookOf(list, command), '2026-02-01')).toMatchObject({ newcomer: 1400 });
    expect(refusal(bookOf(list), { ...command, people: [named('other')] })).toMatchObject({
      code: 'ratings.unknown-person',
    });
  });

  it('4.5.5.1 §5: starts anew after five years, from there on', () => {
    const anew = grant({ person: person('alm'), ground: 'anew', day: '2031-01-02', rating: 1200 });
    const ratings = bookOf(list, anew);
    expect(numbers(ratings, '2031-01-01')).toMatchObject({ alm: 1500 });
    expect(numbers(ratings, '2031-01-02')).toMatchObject({ alm: 1200 });
  });

  it('4.5.5.1 §5: has nothing to start anew from without a number', () => {
    expect(refusal(bookOf(enter('ny')), grant({ ground: 'anew' }))).toMatchObject({
      code: 'ratings.no-number',
    });
  });
});

describe('lists', () => {
  it('4.5.5.1 §4: whoever has not played for three years is in the archive, and comes back with a report', () => {
    const old = bookOf(
      opening(
        { alm: 1500, berg: 1500, holm: 1800 },
        { day: '2024-01-01', lastResult: '2022-05-01' },
      ),
    );
    const codes = (ratings: Ratings, day: string) =>
      namedListOn(ratings, 'archive', { day }).map(({ id }) => id);
    expect(codes(old, '2025-05-01')).toEqual([]);
    expect(codes(old, '2025-05-02')).toEqual(['holm', 'alm', 'berg']);
    const back = bookOf(
      opening(
        { alm: 1500, berg: 1500, holm: 1800 },
        { day: '2024-01-01', lastResult: '2022-05-01' },
      ),
      report('open', beaten),
    );
    expect(codes(back, '2026-04-01')).toEqual([]);
    const remarks = eventRemarks(back, eventOf(back, 'open'));
    expect(remarks.map(({ code }) => code)).toEqual(['returned', 'returned', 'returned']);
    expect(remarksByEvent(back)).toEqual(new Map([['open', remarks]]));
  });

  /** @article DSU 2002 4.1.1 §2, §4 */
  it('4.1.1: on request those from 2200, women, juniors, and the juniors’ strength list', () => {
    const ratings = bookOf(
      enter('junior', { birth: '2006-01-01' }),
      enter('older', { birth: '2005-12-31' }),
      enter('year', { birth: '2006' }),
      enter('woman', { sex: 'w', birth: '1980' }),
      opening({ junior: 2100, older: 2300, year: 2099, woman: 2200 }),
    );
    const ids = (name: Parameters<typeof namedListOn>[1]) =>
      namedListOn(ratings, name, { day: '2026-06-01' }).map(({ id }) => id);
    expect(ids('published')).toEqual(['older', 'woman']);
    expect(ids('women')).toEqual(['woman']);
    expect(ids('juniors')).toEqual(['junior', 'year']);
    expect(ids('junior-strength')).toEqual(['junior']);
  });

  /** @article DSU 2002 4.1.1 §4; §26 */
  it('4.1.1 §4: those with a candidate result since the last championship’s deadline', () => {
    const others = ['b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const field = Object.fromEntries(others.map((id) => [id, 2100]));
    const seven: readonly Line[] = [
      ['alm', '2+ 3+ 4+ 5+ 6+ 7+ 8+'],
      ...others.map((id): Line => [id, '1-']),
    ];
    const ratings = bookOf(
      opening({ alm: 2000, ...field }),
      report('six', [['alm', '2+ 3+ 4+ 5+ 6+ 7+'], ...seven.slice(1)], { lastDay: '2026-04-01' }),
      report('seven', seven, { lastDay: '2026-05-01' }),
    );
    const ids = (days: { readonly day: string; readonly since?: string }) =>
      namedListOn(ratings, 'candidates', days).map(({ id }) => id);
    expect(ids({ day: '2026-04-30' })).toEqual([]);
    expect(ids({ day: '2026-06-01' })).toEqual(['alm']);
    expect(ids({ day: '2026-06-01', since: '2026-05-01' })).toEqual([]);
    expect(ids({ day: '2027-03-28' })).toEqual(['alm']);
    expect(ids({ day: '2027-03-29' })).toEqual([]);
  });
});

describe('the yearly adjustment', () => {
  const strong = opening({ alm: 2300, berg: 2245, holm: 2099, dahl: 2400 });
  const elo = (rating: number, games = 40) =>
    ['alm', 'berg', 'holm', 'dahl'].map((id) => ({ person: person(id), elo: rating, games }));
  const adjust = (more = {}): RatingsCommand => ({
    kind: 'adjust-to-fide',
    adjustment: {
      id: act('adjusted'),
      day: '2026-08-10',
      edition: 'dsu-2010',
      elo: [
        { person: person('alm'), elo: 2330, games: 31 },
        { person: person('berg'), elo: 2275, games: 31 },
        { person: person('holm'), elo: 2400, games: 31 },
        { person: person('dahl'), elo: 2200, games: 30 },
      ],
      ...more,
    },
  });

  it('4.5.6: lifts those who are compared, and nobody else', () => {
    expect(numbers(bookOf(strong, adjust()))).toEqual({
      alm: 2330,
      berg: 2274,
      holm: 2099,
      dahl: 2400,
    });
  });

  it('4.5.6.1: compares the numbers of 1 June, and adjusts those of the day', () => {
    const ratings = bookOf(
      strong,
      report(
        'open',
        [
          ['alm', '2-'],
          ['dahl', '1+'],
        ],
        { lastDay: '2026-07-10' },
      ),
      adjust(),
    );
    const [, , step] = personSteps(ratings, person('alm'));
    expect(step?.before).toBeLessThan(2300);
    expect((step?.after ?? 0) - (step?.before ?? 0)).toBe(30);
  });

  it.each([
    ['4.5.6.2', 'before 1 August', { day: '2026-07-31' }, 'ratings.adjustment-day'],
    ['4.5.6.2', 'after 15 August', { day: '2026-08-16' }, 'ratings.adjustment-day'],
    ['4.5.6.1', 'where nobody is compared', { elo: elo(2330, 30) }, 'ratings.nobody-compared'],
  ])('%s: is refused %s', (_, __, more, code) => {
    expect(refusal(bookOf(strong), adjust(more))).toMatchObject({ code });
  });

  it('4.5.6: is made once a year', () => {
    const again = adjust({ id: act('again'), day: '2026-08-12' });
    expect(refusal(bookOf(strong, adjust()), again)).toMatchObject({
      code: 'ratings.adjusted-already',
    });
    const nextYear = adjust({ id: act('again'), day: '2027-08-10' });
    expect(refusal(bookOf(strong, adjust()), nextYear)).not.toMatchObject({
      code: 'ratings.adjusted-already',
    });
  });
});

describe('the lift of June 2024, which is inferred', () => {
  const before = opening({ alm: 1400, berg: 1999, holm: 2000, dahl: 1401 }, { day: '2024-01-01' });
  const lift = (more = {}): RatingsCommand => ({
    kind: 'lift-numbers',
    lift: { id: act('lift'), day: '2024-06-01', edition: 'dsu-2024', ...more },
  });
  const won: readonly Line[] = [
    ['alm', '2+'],
    ['dahl', '1-'],
  ];

  it('brings every number half of the way to 2000, halves up', () => {
    const ratings = bookOf(before, lift());
    expect(numbers(ratings)).toEqual({ alm: 1700, berg: 2000, holm: 2000, dahl: 1701 });
    expect(personSteps(ratings, person('alm'))).toMatchObject([
      { after: 1400 },
      { before: 1400, after: 1700, act: { kind: 'lift' } },
    ]);
  });

  it('adds what an event that had begun before brings to the lifted number', () => {
    const running = report('running', won, { firstDay: '2024-05-20', lastDay: '2024-06-10' });
    const ratings = bookOf(before, lift(), running);
    expect(personSteps(ratings, person('alm')).at(-1)).toMatchObject({
      start: 1400,
      before: 1700,
      after: 1723,
    });
    const later = report('later', won, { firstDay: '2024-06-01', lastDay: '2024-06-10' });
    expect(personSteps(bookOf(before, lift(), later), person('alm')).at(-1)).toMatchObject({
      start: 1700,
      before: 1700,
      after: 1715,
    });
  });

  it('leaves the lists and grants of its day, which are in the new scale', () => {
    const list = opening({ alm: 1650 }, { id: 'new', day: '2024-06-01' });
    expect(numbers(bookOf(before, list, lift()))).toMatchObject({ alm: 1650, dahl: 1701 });
  });

  it('is taken back with all that came after it', () => {
    const running = report('running', won, { firstDay: '2024-05-20', lastDay: '2024-06-10' });
    const back: RatingsCommand = { kind: 'take-back', act: act('lift') };
    expect(numbers(bookOf(before, lift(), running, back))).toEqual(
      numbers(bookOf(before, running)),
    );
    const question = refusal(bookOf(before, lift()), back);
    expect(question).toMatchObject({ code: 'ratings.confirm-taking-back', people: 3 });
  });

  it.each([
    ['by rules that are not inferred', { edition: 'dsu-2010' }, 'ratings.no-lift'],
    ['on another day', { day: '2024-06-02' }, 'ratings.no-lift'],
    ['a second time', { id: act('again') }, 'ratings.lifted-already'],
    ['by rules nobody knows', { id: act('x'), edition: 'dsu-1999' }, 'ratings.unknown-edition'],
  ])('is refused %s', (_, more, code) => {
    const ratings = code === 'ratings.lifted-already' ? bookOf(before, lift()) : bookOf(before);
    expect(refusal(ratings, lift(more))).toMatchObject({ code });
  });

  it('is refused where no number of that day is low enough', () => {
    const late = bookOf(opening({ alm: 1400 }));
    expect(refusal(late, lift())).toEqual({ code: 'ratings.nobody-lifted', day: '2024-06-01' });
  });
});

/** @article DSU 2010 4.5.4.3 */
describe('what is to be looked at', () => {
  it.each([
    ['4.1.1 §5g', { day: '2026-03-08' }, []],
    ['4.1.1 §5g', { day: '2026-03-10' }, [{ code: 'late', due: '2026-03-08', days: 2 }]],
    ['4.5.4.3', { day: '2026-03-15', abroad: true }, []],
  ])('%s: a report of an event that ended on 1 March, %o', (_, more, expected) => {
    const ratings = bookOf(list, report('open', beaten, more));
    expect(eventRemarks(ratings, eventOf(ratings, 'open'))).toMatchObject(expected);
  });

  it('4.5.4.3: from abroad it is to be there before the next event begins', () => {
    const abroad = report(
      'abroad',
      [
        ['alm', '2+'],
        ['berg', '1-'],
      ],
      { day: '2026-03-06', abroad: true },
    );
    const next = report(
      'next',
      [
        ['alm', '2+'],
        ['holm', '1-'],
      ],
      { firstDay: '2026-03-06', lastDay: '2026-03-20' },
    );
    const ratings = bookOf(list, abroad, next);
    expect(eventRemarks(ratings, eventOf(ratings, 'abroad'))).toEqual([
      { code: 'late-abroad', article: 'DSU 2010 4.5.4.3', person: 'alm', due: '2026-03-05' },
    ]);
  });

  /** @article DSU 2002 4.1.1 §3c */
  it('4.1.1 §3c: a sample names what the arbiter reckoned otherwise', () => {
    const asReported = (reported: { old: number; new: number }) => {
      const command = report('open', beaten);
      const [group] = command.event.groups;
      const players = group?.players.map((one) =>
        one.person === 'holm' ? { ...one, reported } : one,
      );
      const groups = [{ name: '', inTeams: false, players: players ?? [] }];
      const ratings = bookOf(enter('holm', { sex: 'w' }), list, {
        ...command,
        event: { ...command.event, groups },
      });
      return sampleCheck(ratings, { seed: 'a', size: 5, day: '2026-06-01' });
    };
    const [right] = asReported({ old: 1800, new: 1809 });
    expect(right?.differing).toEqual([]);
    const [wrong] = asReported({ old: 1800, new: 1812 });
    expect(wrong?.differing).toMatchObject([{ person: 'holm', reported: 1812, calculated: 1809 }]);
    const [older] = asReported({ old: 1750, new: 1765 });
    expect(older?.differing).toMatchObject([{ person: 'holm', reported: 1750, calculated: 1800 }]);
  });
});

describe('what is refused', () => {
  test.each<[string, RatingsCommand, object]>([
    [
      'a number below the floor',
      opening({ low: 650 }, { id: 'other' }),
      { code: 'ratings.below-floor', rating: 650 },
    ],
    ['a list of no day', opening({ ny: 1500 }, { id: 'other', day: 'today' }), { field: 'day' }],
    [
      'an event without a name',
      report('x', beaten, { name: ' ' }),
      { field: 'name', problem: 'missing' },
    ],
    [
      'days reversed',
      report('x', beaten, { firstDay: '2026-03-02' }),
      { code: 'ratings.days-reversed' },
    ],
    [
      'a report before the end',
      report('x', beaten, { day: '2026-02-28' }),
      { code: 'ratings.reported-early' },
    ],
    ['unknown rules', report('x', beaten, { edition: 'x' }), { code: 'ratings.unknown-edition' }],
    [
      'somebody unknown',
      report('x', [['who', '1+']]),
      { code: 'ratings.unknown-person', person: 'who' },
    ],
    [
      'somebody twice',
      report('x', [
        ['alm', '2+'],
        ['alm', '1-'],
      ]),
      { code: 'ratings.player-twice' },
    ],
    ['a second list of an id', list, { code: 'ratings.id-taken' }],
    [
      'taking back what is not there',
      { kind: 'take-back', act: act('x') },
      { code: 'ratings.unknown-act' },
    ],
    ['a nameless person', enter('x', { name: '' }), { field: 'name' }],
    ['a birth that is none', enter('x', { birth: '31.12.2001' }), { field: 'birth' }],
  ])('%s', (_, command, expected) => {
    expect(refusal(bookOf(list), command)).toMatchObject(expected);
  });

  test('a national number that somebody has', () => {
    const ratings = bookOf(
      enter('alm', { nationalId: '1001' }),
      enter('berg', { nationalId: '1002' }),
    );
    expect(refusal(ratings, enter('x', { nationalId: '1001' }))).toEqual({
      code: 'ratings.number-taken',
      number: '1001',
      name: 'alm, N.',
    });
    const change = {
      kind: 'change-person',
      person: person('berg'),
      changes: { nationalId: '1001' },
    } as const;
    expect(refusal(ratings, change)).toMatchObject({ code: 'ratings.number-taken' });
  });

  test('an event of that name and day is asked about', () => {
    const again = report('again', beaten, { name: 'open' });
    const ratings = bookOf(list, report('open', beaten));
    expect(refusal(ratings, again)).toEqual({ code: 'ratings.reported-twice', name: 'open' });
    expect(refusal(ratings, again, true)).toBe(null);
  });
});

describe('taking back', () => {
  const first = report('first', beaten, { lastDay: '2026-03-01' });
  const second = report('second', beaten, { lastDay: '2026-04-01' });

  it('asks before, and says whose numbers change', () => {
    const ratings = bookOf(list, first, second);
    expect(refusal(ratings, { kind: 'take-back', act: act('first') })).toEqual({
      code: 'ratings.confirm-taking-back',
      act: 'first',
      people: 3,
    });
    const changed = changesWithout(ratings, act('first'));
    expect(changed.map(({ person: one }) => one).sort()).toEqual(['alm', 'berg', 'holm']);
    const without = bookOf(list, second);
    for (const { person: one, from, to } of changed) {
      expect([from, to]).toEqual([numbers(ratings)[one], numbers(without)[one]]);
    }
  });

  it('leaves what came before as it was, and calculates what came after as if it had never been', () => {
    const back = bookOf(list, first, second, { kind: 'take-back', act: act('first') });
    expect(back.steps).toEqual(bookOf(list, second).steps);
  });
});

const names = ['alm', 'berg', 'dahl', 'holm', 'juhl', 'krog'];
const everybody = opening(
  Object.fromEntries(names.map((name, index) => [name, 1450 + 130 * index])),
);

const anyEvent = (id: string): fc.Arbitrary<RatingsCommand> =>
  fc
    .record({
      who: fc.shuffledSubarray(names, { minLength: 2 }),
      signs: fc.array(fc.constantFrom('+', '=', '-'), { minLength: 3, maxLength: 3 }),
      month: fc.integer({ min: 2, max: 9 }),
      days: fc.integer({ min: 0, max: 27 }),
      waits: fc.integer({ min: 0, max: 2 }),
      abroad: fc.boolean(),
    })
    .map(({ who, signs, month, days, waits, abroad }) => {
      const mirror = { '+': '-', '=': '=', '-': '+' } as const;
      const pairs = Math.floor(who.length / 2);
      const lines = who.slice(0, 2 * pairs).map((one, index): Line => {
        const isFirst = index % 2 === 0;
        const sign = signs[Math.floor(index / 2)] as keyof typeof mirror;
        return [one, `${index + (isFirst ? 2 : 0)}${isFirst ? sign : mirror[sign]}`];
      });
      const lastDay = `2026-0${month}-28`;
      const firstDay = `2026-0${month}-${String(28 - days).padStart(2, '0')}`;
      const day = `2026-${String(month + waits).padStart(2, '0')}-28`;
      return report(id, lines, { firstDay, lastDay, day, abroad });
    });

const anyEvents = fc
  .integer({ min: 1, max: 6 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => anyEvent(`e${at}`))));

const freshly = ({ state }: Written) =>
  ratingsBook.decide(state, { command: { kind: 'recalculate' }, reason: '', confirmed: true });

describe('whatever is reported in whatever order', () => {
  it('numbers are the same, calculated step by step or all at once', () => {
    fc.assert(
      fc.property(anyEvents, fc.infiniteStream(fc.nat()), (events, order) => {
        const straight = written(everybody, ...events);
        const keyed = events.map((event) => ({ event, key: order.next().value ?? 0 }));
        const mixed = written(
          everybody,
          ...keyed.sort((a, b) => a.key - b.key).map(({ event }) => event),
        );
        expect(mixed.state?.steps).toEqual(straight.state?.steps);
        expect(mixed.state?.acts).toEqual(straight.state?.acts);
        expect(freshly(straight)).toEqual({ ok: true, value: [] });
      }),
      { numRuns: 60 },
    );
  });

  it('taking an event back and reporting it again leads back', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(), (events, which) => {
        const before = written(everybody, ...events);
        const event = events[which % events.length];
        if (event?.kind !== 'report-event') return;
        const without = done(before, { kind: 'take-back', act: event.event.id });
        const others = events.filter((one) => one !== event);
        expect(without.state?.steps).toEqual(written(everybody, ...others).state?.steps);
        expect(done(without, event).state?.steps).toEqual(before.state?.steps);
      }),
      { numRuns: 60 },
    );
  });

  it('the journal follows line by line, and folds to the same state', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const book = written(everybody, ...events, { kind: 'take-back', act: act('e0') });
        expect(refolded(book)).toEqual(book.state);
        let state: Ratings | null = null;
        for (const [index, event] of book.happened.entries()) {
          expect(ratingsFollow(state, event)).toBe(true);
          state = foldJournal(ratingsBook, entriesOf(book).slice(0, index + 1));
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('a made-up file cannot speak of who and what is not there', () => {
  const { steps: _, ...ratings } = bookOf(list);
  const state = { ...ratings, steps: new Map() };
  const step = { person: person('who'), start: null, before: null, after: 1500 };
  const { event } = report('x', [['who', '2+']]);
  expect(ratingsFollow(state, { kind: 'event-reported', event, calculated: [] })).toBe(false);
  expect(ratingsFollow(state, { kind: 'taken-back', act: act('x'), calculated: [] })).toBe(false);
  const calculated = [{ act: act('list'), steps: [step] }];
  expect(ratingsFollow(state, { kind: 'recalculated', calculated })).toBe(false);
  expect(ratingsFollow(state, { kind: 'person-erased', person: person('who') })).toBe(false);
  expect(ratingsFollow(null, { kind: 'person-erased', person: person('alm') })).toBe(false);
  expect(ratingsFollow(state, { kind: 'ratings-begun' })).toBe(false);
});

test('a kept calculation that rules reckon otherwise is found and mended by doing it again', () => {
  const right = bookOf(list, report('open', beaten));
  const steps = new Map(right.steps).set(act('open'), []);
  const decided = ratingsBook.decide(
    { ...right, steps },
    { command: { kind: 'recalculate' }, reason: '', confirmed: false },
  );
  expect(decided).toEqual({
    ok: true,
    value: [
      { kind: 'recalculated', calculated: [{ act: 'open', steps: right.steps.get(act('open')) }] },
    ],
  });
});

test('reports come in side by side; what is taken back was looked at with the numbers of before', () => {
  const { happened } = written(list, report('open', beaten));
  const since = entriesOf({ state: null, happened: happened.slice(-1) });
  const conflicts = (command: RatingsCommand) => conflictsWith(ratingsBook, command, since);
  expect(conflicts(report('other', beaten))).toBe(false);
  expect(conflicts({ ...report('other', beaten), ...report('open', beaten) })).toBe(true);
  expect(conflicts({ kind: 'take-back', act: act('list') })).toBe(true);
  expect(conflicts(grant())).toBe(false);
  expect(conflicts({ kind: 'recalculate' })).toBe(false);
});

test('an erased person keeps their numbers, without a name', () => {
  const ratings = bookOf(list, { kind: 'erase-person', person: person('alm') });
  expect(ratingListOn(ratings, '2026-06-01').find(({ id }) => id === 'alm')).toMatchObject({
    rating: 1500,
    values: { name: 'N. N.' },
  });
  expect(refusal(emptyRatings, { kind: 'erase-person', person: person('alm') })).toMatchObject({
    code: 'ratings.confirm-erasing',
  });
});
