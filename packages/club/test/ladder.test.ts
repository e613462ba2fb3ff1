/** @regulation Tempelhof 2018 */
import { describe, expect, test } from 'vitest';
import {
  type ContestCommand,
  isOwnAct,
  ladderPrizes,
  ladderView,
  ladderYear,
  publicContest,
} from '../src/index.ts';
import { contestAfter, decide, enter, make, note } from './writing.ts';

const made = make('ladder', 'tempelhof-2018');
const five = ['a', 'b', 'c', 'd', 'e'].map((id, index) => enter(id, 2000 - 50 * index));
const begun = [made, ...five, note({ kind: 'ladder-begun', day: '2026-01-02' })];

const challenge = (who: string, whom: string, day = '2026-02-10', id = `${who}${whom}`) =>
  note({ kind: 'challenge-made', challenge: id, challenger: who, challenged: whom, day });

const played = (id: string, ...halfPoints: number[]) =>
  note({ kind: 'challenge-played', challenge: id, halfPoints, day: '2026-02-20' });

const notMet = (id: string, why = 'late', day = '2026-03-20') =>
  note({ kind: 'challenge-not-met', challenge: id, why, day });

const extend = (id: string) =>
  note({ kind: 'challenge-extended', challenge: id, day: '2026-02-11' });

const viewAfter = (...commands: readonly ContestCommand[]) =>
  ladderView(contestAfter(...begun, ...commands), '2026');

const orderAfter = (...commands: readonly ContestCommand[]) =>
  viewAfter(...commands)
    .rows.map(({ entry }) => entry)
    .join('');

const refusalOf = (commands: readonly ContestCommand[], last: ContestCommand, day?: string) => {
  const decided = decide(contestAfter(...commands), last, day === undefined ? {} : { day });
  return decided.ok ? null : decided.error.code;
};

describe('the list', () => {
  test('III.G.2: begins by rating', () => {
    const early = contestAfter(made, enter('z', 1500), enter('y'), enter('x', 1900));
    expect(ladderView(early, '2026').before.map(({ entry }) => entry)).toEqual(['z', 'y', 'x']);
    const late = contestAfter(
      ...[made, enter('z', 1500), enter('y'), enter('x', 1900)],
      note({ kind: 'ladder-begun', day: '2026-01-02' }),
    );
    expect(ladderView(late, '2026').rows.map(({ entry }) => entry)).toEqual(['x', 'z', 'y']);
  });

  test('III.G.2: takes the ratings typed when it begins, of those entered without one', () => {
    const early = [made, enter('z', 1500), enter('y'), enter('x', 1900)];
    const begin = (rating: number | null) =>
      note({
        kind: 'ladder-begun',
        ratings: [
          { entry: 'y', rating },
          { entry: 'x', rating: 1000 },
        ],
        day: '2026-01-02',
      });
    expect(refusalOf(early, begin(null))).toBe('contest.begins-unrated');
    expect(refusalOf(early, begin(1700))).toBeNull();
    const { rows } = ladderView(contestAfter(...early, begin(1700)), '2026');
    expect(rows.map(({ entry, rating }) => `${entry}${rating}`)).toEqual([
      'x1900',
      'y1700',
      'z1500',
    ]);
    const stranger = [{ entry: 'nobody', rating: 1500 }];
    const wrong = note({ kind: 'ladder-begun', ratings: stranger, day: '2026-01-02' });
    expect(refusalOf(early, wrong)).toBe('contest.unknown-entry');
  });

  test('III.G.2: who comes later stands 50 below the rating and not above third', () => {
    expect(orderAfter(enter('f', 1930))).toBe('abcfde');
    expect(orderAfter(enter('f', 2600))).toBe('abfcde');
  });

  test('III.G.4: a match won takes the place, and one of 1 : 1 does not', () => {
    expect(orderAfter(challenge('d', 'b'), played('db', 2, 1))).toBe('adbce');
    expect(orderAfter(challenge('d', 'b'), played('db', 2, 0))).toBe('abcde');
    expect(orderAfter(challenge('d', 'b'), played('db', 0))).toBe('abcde');
  });

  test('a challenge stands where others came between the two meanwhile', () => {
    const order = orderAfter(
      ...[challenge('d', 'a', '2026-02-01'), challenge('e', 'c', '2026-02-01')],
      ...[played('ec', 2, 2), played('da', 2, 2)],
    );
    expect(order).toBe('dabec');
  });

  test('III.G.6: whoever goes off the list has no challenge any more', () => {
    const view = viewAfter(
      challenge('d', 'b'),
      note({ kind: 'entry-left', entry: 'b', day: '2026-02-11' }),
    );
    expect(view.waiting).toEqual([]);
    expect(view.settled[0]?.how).toBe('void');
    expect(view.away).toEqual(['b']);
  });

  test('III.G.6: three challenges running not met strike off, and one comes back by III.G.2', () => {
    const three = [
      ...[challenge('c', 'a'), notMet('ca')],
      ...[challenge('b', 'a'), notMet('ba')],
      ...[challenge('d', 'a'), notMet('da')],
    ];
    const view = viewAfter(...three);
    expect(view.struck).toEqual(['a']);
    expect(view.away).toEqual(['a']);
    expect(orderAfter(...three)).toBe('cbde');
    const back = note({ kind: 'entry-returned', entry: 'a', rating: 1990, day: '2026-09-01' });
    expect(orderAfter(...three, back)).toBe('cbade');
    expect(viewAfter(...three, back).struck).toEqual([]);
  });
});

describe('III.G.6: until when a challenge is to be met', () => {
  test.each([
    ['a month', [], '2026-03-10'],
    ['four weeks more', [extend('db')], '2026-04-07'],
  ])('%s', (_, more, until) => {
    const view = viewAfter(challenge('d', 'b'), ...more);
    expect(view.waiting[0]?.until).toBe(until);
  });

  test('is not met when that is over, and not before', () => {
    const open = [...begun, challenge('d', 'b')];
    expect(refusalOf(open, notMet('db', 'late', '2026-03-10'), '2026-03-10')).toBe(
      'contest.not-due',
    );
    expect(refusalOf(open, notMet('db', 'late', '2026-03-11'), '2026-03-11')).toBeNull();
    expect(refusalOf(open, notMet('db', 'declined', '2026-02-11'), '2026-02-11')).toBe(
      'contest.confirm-declining',
    );
  });
});

describe('III.G.3: the first colours', () => {
  test('are drawn by seed and number, the same each time', () => {
    const one = viewAfter(challenge('d', 'b')).waiting[0];
    expect(viewAfter(challenge('d', 'b')).waiting[0]?.white).toBe(one?.white);
    expect(['d', 'b']).toContain(one?.white);
  });
});

describe('what may not be', () => {
  const open = [...begun, challenge('d', 'b')];
  const again = [...open, played('db', 0)];
  test.each<[string, readonly ContestCommand[], ContestCommand, string]>([
    ['a challenge to oneself', begun, challenge('d', 'd'), 'oneself'],
    ['a challenge downwards', begun, challenge('b', 'd'), 'not-above'],
    ['four places up', begun, challenge('e', 'a'), 'too-far-up'],
    ['the same one again', again, challenge('d', 'b', '2026-02-21', 'x'), 'same-opponent'],
    ['two at once', open, challenge('d', 'c'), 'challenges-already'],
    ['somebody challenged already', open, challenge('c', 'b'), 'challenged-already'],
    ['before it begins', [made, ...five], challenge('d', 'b'), 'not-begun'],
    ['before the day it began', begun, challenge('d', 'b', '2026-01-01'), 'days-reversed'],
    ['without a day', begun, challenge('d', 'b', ''), 'field-invalid'],
    ['on a day that is none', begun, challenge('d', 'b', '2026-02-30'), 'field-invalid'],
    ['in the future', begun, challenge('d', 'b', '2026-12-24'), 'not-yet'],
    ['nobody', begun, challenge('d', 'q'), 'unknown-entry'],
    ['one game where two are needed', open, played('db', 2), 'game-missing'],
    ['a second game after the first was lost', open, played('db', 0, 2), 'game-too-many'],
    ['a challenge that is not there', begun, played('db', 2, 2), 'unknown-challenge'],
    ['a challenge that is settled', again, played('db', 2, 2), 'unknown-challenge'],
    ['extended twice', [...open, extend('db')], extend('db'), 'extended'],
    ['begun twice', begun, note({ kind: 'ladder-begun', day: '2026-01-03' }), 'begun'],
    [
      'begun alone',
      [made, enter('a')],
      note({ kind: 'ladder-begun', day: '2026-01-03' }),
      'too-few',
    ],
    [
      'begun with somebody without a rating',
      [made, enter('z', 1500), enter('y')],
      note({ kind: 'ladder-begun', day: '2026-01-03' }),
      'begins-unrated',
    ],
    [
      'played too late',
      open,
      note({ kind: 'challenge-played', challenge: 'db', halfPoints: [2, 2], day: '2026-03-11' }),
      'too-late',
    ],
    [
      'played before it was made',
      open,
      note({ kind: 'challenge-played', challenge: 'db', halfPoints: [2, 2], day: '2026-02-09' }),
      'days-reversed',
    ],
    [
      'an appointment when it is over',
      open,
      note({ kind: 'challenge-accepted', challenge: 'db', on: '2026-03-11', day: '2026-02-11' }),
      'too-late',
    ],
    [
      'a game of another format',
      begun,
      note({ kind: 'game-played', white: 'a', black: 'b', halfPoints: 2, day: '2026-02-11' }),
      'other-format',
    ],
    ['somebody twice', begun, { ...enter('x'), ...enter('a') } as ContestCommand, 'id-taken'],
    [
      'back though there',
      begun,
      note({ kind: 'entry-returned', entry: 'a', rating: 1, day: '2026-02-01' }),
      'on-list',
    ],
  ])('%s', (_, commands, last, code) => {
    expect(refusalOf(commands, last)).toBe(`contest.${code}`);
  });

  test('a name that is entered already is asked about', () => {
    const twice = { ...enter('f'), values: { name: 'a', born: '', person: '' } };
    expect(refusalOf(begun, twice as ContestCommand)).toBe('contest.duplicate');
  });

  test('two of one name whose years of birth differ are entered', () => {
    const entered = (id: string, born: string) =>
      ({ ...enter(id), values: { name: 'Dam, Eli', born, person: '' } }) as ContestCommand;
    const first = [...begun, entered('f', '2001')];
    expect(refusalOf(first, entered('g', '2001'))).toBe('contest.duplicate');
    expect(refusalOf(first, entered('g', '1958'))).toBeNull();
  });
});

describe('III.G.7, III.G.8: what is won', () => {
  const course = [
    ...[challenge('d', 'b'), played('db', 2, 2)],
    ...[challenge('e', 'c'), played('ec', 0)],
  ];

  test('3 for the winner, 1 for the loser, by calendar year', () => {
    const bonus = (year: string) =>
      ladderView(contestAfter(...begun, ...course), year)
        .rows.map(({ entry, bonus: points }) => `${entry}${points}`)
        .join(' ');
    expect(bonus('2026')).toBe('a0 d3 b1 c3 e1');
    expect(bonus('2027')).toBe('a0 d0 b0 c0 e0');
  });

  test('nothing for a challenge that was not met, 3 for whoever made it', () => {
    const { rows } = viewAfter(challenge('d', 'b'), notMet('db'));
    expect(rows.find(({ entry }) => entry === 'd')?.bonus).toBe(3);
    expect(rows.find(({ entry }) => entry === 'b')?.bonus).toBe(0);
  });

  test('the cup only once the first has played, two prizes and more where the second are equal', () => {
    expect(viewAfter(...course).prizes.cup).toBeNull();
    expect(viewAfter(...course).prizes.best.map(({ entry }) => entry)).toEqual(['d', 'c']);
    const more = [...course, challenge('d', 'a', '2026-02-20'), played('da', 2, 2)];
    expect(viewAfter(...more).prizes.cup).toBe('d');
  });
});

describe('who may do what', () => {
  const open = contestAfter(...begun, challenge('d', 'b'));
  const accept = note({ kind: 'challenge-accepted', challenge: 'db', on: '', day: '2026-02-11' });
  const takeBack = note({ kind: 'challenge-withdrawn', challenge: 'db', day: '2026-02-12' });
  test('a challenge that was accepted is not taken back by its maker', () => {
    const agreed = contestAfter(...begun, challenge('d', 'b'), accept);
    expect(isOwnAct(agreed, 'd', takeBack.act)).toBe(false);
  });

  test.each([
    ['d', challenge('d', 'c'), true],
    ['d', challenge('e', 'c'), false],
    ['b', accept, true],
    ['d', accept, false],
    ['d', played('db', 2, 2), true],
    ['b', played('db', 2, 2), true],
    ['c', played('db', 2, 2), false],
    ['b', notMet('db', 'declined'), true],
    ['d', notMet('db', 'late'), false],
    ['d', extend('db'), false],
    ['d', takeBack, true],
    ['b', takeBack, false],
    ['e', takeBack, false],
  ])('%s: %j: %s', (player, command, may) => {
    expect(command.kind === 'note-act' && isOwnAct(open, player, command.act)).toBe(may);
  });

  test('everybody sees names and nothing else', () => {
    const contest = contestAfter(made, {
      ...enter('a'),
      values: { name: 'A', born: '2012', person: 'p1' },
    } as ContestCommand);
    expect(publicContest(contest).entries[0]?.values).toEqual({
      name: 'A',
      born: '',
      person: '',
    });
  });
});

describe('prizes through the years', () => {
  const contest = contestAfter(
    ...[...begun, challenge('d', 'b'), played('db', 2, 1)],
    note({
      kind: 'challenge-made',
      challenge: 'next',
      challenger: 'e',
      challenged: 'c',
      day: '2027-01-08',
    }),
    note({ kind: 'challenge-played', challenge: 'next', halfPoints: [2, 2], day: '2027-01-20' }),
  );

  test('III.G.8: on New Year’s Day those of the year before are still to be seen', () => {
    const years = ladderPrizes(contest, '2027-02-01').map(({ year, best }) => [
      year,
      best.map(({ entry, bonus }) => `${entry}${bonus}`).join(' '),
    ]);
    expect(years).toEqual([
      ['2027', 'e3 c1'],
      ['2026', 'd3 b1'],
    ]);
    expect(ladderPrizes(contest, '2026-12-31').map(({ year }) => year)).toEqual(['2026']);
    expect(ladderPrizes(contest, '2025-12-31')).toEqual([]);
  });

  test('III.G.1: of a ladder that is over the last year counts', () => {
    const over = { ...contest, values: { ...contest.values, lastDay: '2026-12-31' } };
    expect(ladderYear(over, '2028-05-01')).toBe('2026');
    expect(ladderYear(over, '2026-05-01')).toBe('2026');
    expect(ladderPrizes(over, '2028-05-01')[0]?.best).toMatchObject([
      { entry: 'd' },
      { entry: 'b' },
    ]);
  });
});
