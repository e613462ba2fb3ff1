import {
  findScheduleTable,
  roundsOnce,
  type ScheduleWish,
  scheduleTeams,
  scheveningen,
} from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const table = findScheduleTable('berger')!;
const named = (count: number) => Array.from({ length: count }, (_, index) => `T${index + 1}`);
const schedule = (count: number, wishes: readonly ScheduleWish[] = [], double = false) =>
  scheduleTeams({ teams: named(count), table, double, wishes });

describe('schedules of a division', () => {
  test('without wishes the lots are the numbers of the table', () => {
    const { numbers, matches } = schedule(8);
    expect(numbers).toEqual(named(8));
    expect(matches.slice(0, 4)).toEqual([
      { round: 1, home: 'T1', away: 'T8' },
      { round: 1, home: 'T2', away: 'T7' },
      { round: 1, home: 'T3', away: 'T6' },
      { round: 1, home: 'T4', away: 'T5' },
    ]);
  });

  test('everybody meets everybody once at home or away, twice at both', () => {
    for (const size of [3, 6, 9, 10]) {
      for (const double of [false, true]) {
        const { matches, free } = schedule(size, [], double);
        const pairs = matches.map(({ home, away }) =>
          double ? `${home}-${away}` : [home, away].toSorted().join('-'),
        );
        expect(new Set(pairs).size).toBe((size * (size - 1)) / (double ? 1 : 2));
        expect(pairs.length).toBe(new Set(pairs).size);
        expect(free.length).toBe(size % 2 === 0 ? 0 : roundsOnce(size) * (double ? 2 : 1));
      }
    }
  });

  test.each([
    ['at home in round 1', { kind: 'home', team: 'T8', round: 1, weight: 1 }],
    ['away in round 2', { kind: 'away', team: 'T8', round: 2, weight: 1 }],
    ['a hall for one', { kind: 'not-home-together', teams: ['T1', 'T2'], places: 1, weight: 1 }],
    ['a derby in round 1', { kind: 'meet-by', teams: ['T1', 'T2'], round: 1, weight: 1 }],
    ['a derby at the end', { kind: 'meet-from', teams: ['T1', 'T8'], round: 7, weight: 1 }],
  ] as const)('a wish that can be kept is kept: %s', (_, wish) => {
    expect(schedule(8, [wish]).wishes).toEqual([{ wish, kept: true, against: [] }]);
  });

  test('halls of two clubs and both derbies early in twelve teams', () => {
    const wishes: readonly ScheduleWish[] = [
      { kind: 'not-home-together', teams: ['T1', 'T2'], places: 1, weight: 5 },
      { kind: 'not-home-together', teams: ['T3', 'T4'], places: 1, weight: 5 },
      { kind: 'meet-by', teams: ['T1', 'T2'], round: 3, weight: 1 },
      { kind: 'home', team: 'T5', round: 1, weight: 1 },
    ];
    const { wishes: outcomes } = schedule(12, wishes);
    expect(outcomes.filter(({ kept }) => !kept)).toEqual([]);
  });

  test('of two that exclude each other the heavier is kept, and the other says what stands against it', () => {
    const home = (team: string, weight: number) =>
      ({ kind: 'home', team, round: 1, weight }) as const;
    const wishes = [home('T1', 1), home('T2', 3)];
    const { wishes: outcomes } = scheduleTeams({
      teams: ['T1', 'T2'],
      table,
      double: false,
      wishes,
    });
    expect(outcomes.map(({ kept, against }) => [kept, against])).toEqual([
      [false, [{ round: 1, home: 'T2', away: 'T1' }]],
      [true, []],
    ]);
  });

  test('the same request gives the same schedule, and other names change nothing else', () => {
    const wish = (names: readonly string[]): readonly ScheduleWish[] => [
      { kind: 'not-home-together', teams: [names[0]!, names[4]!, names[7]!], places: 1, weight: 2 },
      { kind: 'away', team: names[3]!, round: 2, weight: 1 },
    ];
    const of = (names: readonly string[]) =>
      scheduleTeams({ teams: names, table, double: false, wishes: wish(names) });
    const [one, two] = [of(named(10)), of(named(10).map((name) => `${name} Skakklub`))];
    expect(two.numbers).toEqual(one.numbers.map((name) => `${name} Skakklub`));
  });
});

describe('Scheveningen', () => {
  test('everybody meets everybody, with both colours evenly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 14 }), fc.boolean(), (players, double) => {
        const games = scheveningen(players, double);
        const pairs = games.map(({ home, away }) => `${home}-${away}`);
        expect(pairs.length).toBe(players * players * (double ? 2 : 1));
        expect(new Set(pairs).size).toBe(players * players);
        const most = double || players % 2 === 0 ? 0 : 1;
        for (const side of ['home', 'away'] as const) {
          for (let place = 1; place <= players; place++) {
            const own = games.filter((game) => game[side] === place);
            const whites = own.filter(({ homeColour }) => homeColour === 'white').length;
            expect(Math.abs(2 * whites - own.length)).toBeLessThanOrEqual(most);
          }
        }
        for (let round = 1; round <= players; round++) {
          const own = games.filter((game) => game.round === round);
          expect(new Set(own.map(({ away }) => away)).size).toBe(players);
          const whites = own.filter(({ homeColour }) => homeColour === 'white').length;
          const difference = players % 4 === 0 ? 0 : players % 2 === 0 ? 2 : 1;
          expect(Math.abs(2 * whites - players)).toBe(difference);
        }
      }),
    );
  });
});
