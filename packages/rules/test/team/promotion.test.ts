import { type FinishedLevel, type FinishedTeam, promotionMarks } from '@rokade/rules';
import { expect, test } from 'vitest';

const team = (name: string, facts: Partial<FinishedTeam> = {}): FinishedTeam => ({
  team: name,
  club: name.split(' ')[0] ?? name,
  matches: 7,
  matchHalfPoints: 14,
  gameHalfPoints: 56,
  refuses: false,
  isWithdrawn: false,
  ...facts,
});

const level = (
  groups: readonly (readonly (FinishedTeam | string)[])[],
  facts: Partial<FinishedLevel> = {},
): FinishedLevel => ({
  groups: groups.map((teams, index) => ({
    group: String(index + 1),
    teams: teams.map((each) => (typeof each === 'string' ? team(each) : each)),
  })),
  promoted: 1,
  bestNext: 0,
  lastPlace: 3,
  relegated: 1,
  worstNext: 0,
  mostOfClub: 1,
  ...facts,
});

const marksOf = (...levels: readonly FinishedLevel[]) =>
  promotionMarks({ levels })
    .map(({ team: name, move, because }) => `${name} ${move} ${because}`)
    .toSorted();

test('the last goes down and the first comes up', () => {
  expect(marksOf(level([['A', 'B', 'C']]), level([['D', 'E', 'F']]))).toEqual([
    'C down relegated-by-place',
    'D up promoted-by-place',
  ]);
});

test('the second team of a club already there stays, and the next goes up', () => {
  expect(marksOf(level([['A', 'B', 'C']]), level([['A 2', 'E', 'F']]))).toEqual([
    'A 2 stays stays-below-own-club',
    'C down relegated-by-place',
    'E up promoted-instead',
  ]);
});

test('who does not want to go up stays; where nobody can, the last of the level above stays', () => {
  const refusing = ['D', 'E', 'F'].map((name) => team(name, { refuses: true }));
  expect(marksOf(level([['A', 'B', 'C']]), level([[...refusing, 'G']]))).toEqual([
    'C stays stays-in-vacancy',
    'D stays stays-by-refusal',
    'E stays stays-by-refusal',
    'F stays stays-by-refusal',
  ]);
});

test('of several that go down, the best stays in a vacancy', () => {
  const refusing = ['D', 'E', 'F'].map((name) => team(name, { refuses: true }));
  const marks = marksOf(level([['A', 'B', 'C']], { relegated: 2 }), level([[...refusing, 'G']]));
  expect(marks).toContain('B stays stays-in-vacancy');
  expect(marks).toContain('C down relegated-by-place');
});

test('a first team that comes down pushes its second team down', () => {
  const marks = marksOf(
    level([['A', 'B', 'C']]),
    level([['D', 'C 2', 'E', 'F']]),
    level([['G', 'H']]),
  );
  expect(marks).toContain('C 2 down relegated-below-own-club');
  expect(marks).toContain('F down relegated-by-place');
});

test('a withdrawn team goes down whatever its place', () => {
  expect(
    marksOf(level([[team('A', { isWithdrawn: true }), 'B', 'C']]), level([['D', 'E']])),
  ).toContain('A down withdrawn');
});

test('the best second of groups of different sizes is found by quotient', () => {
  const second = (name: string, matches: number, matchHalfPoints: number, gameHalfPoints: number) =>
    team(name, { matches, matchHalfPoints, gameHalfPoints });
  const groups = [
    ['E', second('F', 7, 20, 60)],
    ['G', second('H', 5, 15, 40)],
    ['I', second('K', 5, 15, 45)],
  ];
  expect(
    marksOf(
      level([['A', 'B', 'C', 'D', 'L', 'M']], { relegated: 4 }),
      level(groups, { bestNext: 1, lastPlace: 2 }),
    ),
  ).toContain('K up promoted-as-best-next');
});

test('the worst of those before the last is found by quotient', () => {
  const groups = [
    ['A', team('B', { matchHalfPoints: 10 }), 'C'],
    ['D', team('E', { matchHalfPoints: 8 }), 'F'],
  ];
  expect(
    marksOf(level(groups, { worstNext: 1 }), level([['G', 'H', 'I']], { promoted: 3 })),
  ).toContain('E down relegated-as-worst-next');
});
