import {
  type LeagueBoard,
  type LeagueLine,
  type LeagueMatch,
  type LeagueRules,
  leagueTable,
  playOffsNeeded,
  toNumber,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const boardOf: Readonly<Record<string, LeagueBoard | null>> = {
  '1': { home: 2, away: 0, played: true },
  '=': { home: 1, away: 1, played: true },
  '0': { home: 0, away: 2, played: true },
  '+': { home: 2, away: 0, played: false },
  '-': { home: 0, away: 2, played: false },
  '.': null,
};

/** `1 2-3 10==`: round, teams, boards of the home team. */
const matchesFrom = (...lines: readonly string[]): readonly LeagueMatch[] =>
  lines.map((line) => {
    const [round, home, away, boards = ''] = line.split(/[ -](?!$)/);
    return {
      round: Number(round),
      home: Number(home),
      away: Number(away),
      boards: [...boards].map((each) => boardOf[each] ?? null),
    };
  });

const usual: LeagueRules = {
  system: 'round-robin',
  boards: 4,
  matchPoints: { win: 4, draw: 2, loss: 0 },
  order: ['MP', 'GP', 'SKT-BW'],
  withdrawal: 'struck',
  adjustments: [],
  withdrawn: [],
};

function tableOf(
  matches: readonly LeagueMatch[],
  rules: Partial<LeagueRules> = {},
  teams = 4,
): readonly LeagueLine[] {
  const numbers = Array.from({ length: teams }, (_, index) => index + 1);
  const table = leagueTable(numbers, matches, { ...usual, ...rules });
  if (!table.ok) throw new Error(table.error.code);
  return table.value;
}

const inShort = (lines: readonly LeagueLine[]): readonly string[] =>
  lines.map(
    ({ rank, team, matchHalfPoints, gameHalfPoints }) =>
      `${rank}. ${team}: ${matchHalfPoints / 2} ${gameHalfPoints / 2}`,
  );

const twoRounds = matchesFrom('1 1-2 11=0', '1 3-4 10==', '2 1-3 0000', '2 4-2 1111');

/** @article Tempelhof 2018 IV.4d, IV.4e */
describe('the table of a division (Tempelhof 2018 IV.4e)', () => {
  test('match points, then board points', () => {
    expect(inShort(tableOf(twoRounds))).toEqual([
      '1. 3: 3 6',
      '2. 4: 3 6',
      '3. 1: 2 2.5',
      '4. 2: 0 1.5',
    ]);
  });

  test('board points first, three points for a win', () => {
    const rules = { order: ['GP', 'MP'], matchPoints: { win: 6, draw: 2, loss: 0 } } as const;
    expect(inShort(tableOf(twoRounds, rules))).toEqual([
      '1. 3: 4 6',
      '1. 4: 4 6',
      '3. 1: 3 2.5',
      '4. 2: 0 1.5',
    ]);
  });

  test('a drawn match of two equal teams is decided by its boards', () => {
    const drawn = matchesFrom('1 1-2 0101', '2 1-3 1110', '2 2-4 1110');
    const rules = { order: ['MP', 'GP', 'DIRECT-BW'] };
    const lines = tableOf(drawn, rules);
    expect(inShort(lines).slice(0, 2)).toEqual(['1. 2: 3 5', '2. 1: 3 5']);
    expect(lines[0]!.values[2]!.stages.map(toNumber)).toEqual([6]);
    expect(lines[0]!.values[2]!.workings).toHaveLength(1);
  });

  test.each(['DE', 'EDEBT', 'BC', 'EMMSB', 'EGGSB', 'SSSC', 'WON', 'TBR'])(
    '%s orders a table',
    (code) => {
      expect(tableOf(twoRounds, { order: ['MP', 'GP', code] })).toHaveLength(4);
    },
  );

  test('an unknown code is refused', () => {
    expect(leagueTable([1, 2], [], { ...usual, order: ['MP', 'XX'] })).toMatchObject({ ok: false });
  });

  test('points that were taken change the order and are named', () => {
    const adjustments = [{ team: 3, matchHalfPoints: -4, gameHalfPoints: -1 }];
    const lines = tableOf(twoRounds, { adjustments });
    expect(inShort(lines)).toEqual(['1. 4: 3 6', '2. 1: 2 2.5', '3. 3: 1 5.5', '4. 2: 0 1.5']);
    expect(lines[2]).toMatchObject({ adjustedMatchHalfPoints: -4, won: 1, drawn: 1 });
  });

  test('a forfeited match counts, one without a result does not', () => {
    const lines = tableOf(matchesFrom('1 1-2 ++++', '1 3-4 ....'));
    expect(inShort(lines)).toEqual(['1. 1: 2 4', '2. 2: 0 0', '2. 3: 0 0', '2. 4: 0 0']);
    expect(lines[2]).toMatchObject({ won: 0, drawn: 0, lost: 0 });
  });

  test.each([
    ['struck', ['1. 1: 0 0', '1. 3: 0 0', '1. 4: 0 0', '4. 2: 0 0'], true],
    ['kept', ['1. 1: 2 4', '2. 2: 2 3', '3. 3: 0 1', '4. 4: 0 0'], false],
    ['struck-before-half', ['1. 1: 2 4', '2. 2: 2 3', '3. 3: 0 1', '4. 4: 0 0'], false],
  ] as const)(
    'a team that withdraws after two of three matches: %s',
    (withdrawal, expected, isStruck) => {
      const matches = matchesFrom('1 1-2 1111', '2 2-3 1110', '3 2-4 ....');
      const lines = tableOf(matches, { withdrawal, withdrawn: [2], order: ['MP', 'GP'] });
      expect(inShort(lines)).toEqual(expected);
      expect(lines.find(({ team }) => team === 2)).toMatchObject({ isStruck, isWithdrawn: true });
    },
  );

  test('a match settled by its score alone decides nothing by boards', () => {
    const byScore = { round: 1, home: 1, away: 2, boards: [], score: [4, 4] as const };
    const lines = tableOf([byScore, ...matchesFrom('1 3-4 1=0=')]);
    expect(inShort(lines)).toEqual(['1. 1: 1 2', '1. 2: 1 2', '1. 3: 1 2', '1. 4: 1 2']);
    expect(lines[2]!.values[2]).toBeNull();
  });

  test('a place that matters and is shared needs a match', () => {
    const lines = tableOf(matchesFrom('1 1-2 1100', '2 3-4 1100'), { order: ['MP', 'GP'] });
    expect(playOffsNeeded(lines, [1])).toEqual([{ places: [1, 4], teams: [1, 2, 3, 4] }]);
    expect(playOffsNeeded(lines, [4])).toEqual([]);
  });
});

test('a board changes the points of its own match alone, and other numbers change no points', () => {
  const board = fc.constantFrom('1', '=', '0', '+', '-', '.');
  const boards = fc.array(board, { minLength: 4, maxLength: 4 }).map((each) => each.join(''));
  const pairs = ['1 1-2', '1 3-4', '2 1-3', '2 2-4', '3 1-4', '3 2-3'];
  const round = fc.tuple(boards, boards, boards, boards, boards, boards);
  const pointsOf = (lines: readonly LeagueLine[]) =>
    new Map(
      lines.map(({ team, matchHalfPoints, gameHalfPoints }) => [
        team,
        [matchHalfPoints, gameHalfPoints],
      ]),
    );
  fc.assert(
    fc.property(round, boards, (results, other) => {
      const matches = matchesFrom(...pairs.map((pair, index) => `${pair} ${results[index]}`));
      const changed = matchesFrom(
        ...pairs.map((pair, index) => `${pair} ${index === 0 ? other : results[index]}`),
      );
      const [before, after] = [pointsOf(tableOf(matches)), pointsOf(tableOf(changed))];
      for (const team of [3, 4]) expect(after.get(team)).toEqual(before.get(team));
      const moved = matches.map((match) => ({
        ...match,
        home: 5 - match.home,
        away: 5 - match.away,
      }));
      const renamed = pointsOf(tableOf(moved));
      for (const team of [1, 2, 3, 4]) expect(renamed.get(5 - team)).toEqual(before.get(team));
    }),
    { numRuns: 60 },
  );
});
