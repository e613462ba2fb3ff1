/** @regulation DSU 2002 */
import { monrad, type PlayerNo, rateDsu, reasonCodes, toNumber } from '@rokade/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playTournament } from '../pairing/random-tournament.ts';
import { againstAll, type Card, codesOf, groupOf, rowFor } from './rating-groups.ts';

/** The values of the printed report. */
const inShort = (no: PlayerNo, cards: readonly Card[], options = {}) => {
  const { oldRating, games, halfPoints, expected, bonus, k, newRating } = rowFor(
    no,
    cards,
    options,
  );
  return [oldRating, games, halfPoints / 2, toNumber(expected), toNumber(bonus), k, newRating];
};

const four = (ratings: readonly (number | null)[], rounds: readonly string[]): readonly Card[] =>
  ratings.map((rating, index): Card => [rating, rounds[index] ?? '']);

/** @article DSU 2010 4.5.2 */
describe('4.5.2: the difference method, by hand', () => {
  const opponents = [1580, 1720, 1800, 1500, 1610, 1900, 1690];

  test('.60 + .40 + .30 + .70 + .57 + .19 + .43 = 3.19, so 3.20; 5 points: 30 × 1.8', () => {
    expect(inShort(1, againstAll(1650, opponents, '+=-++=+'))).toEqual([
      1650, 7, 5, 3.2, 0, 30, 1704,
    ]);
  });

  test('6 points are 2.8 above, 0.8 more than the 2 of seven games: 30 × 3.6', () => {
    expect(inShort(1, againstAll(1650, opponents, '++-++++'))).toEqual([
      1650, 7, 6, 3.2, 0.8, 30, 1758,
    ]);
  });

  test('six times .50 and .66 are 3.66, so 3.65; 30 × .85 = 25.5, and half a point goes up', () => {
    const even = [1873, 1873, 1873, 1873, 1873, 1873];
    const cards = againstAll(1873, [...even, 1755], '++++=--');
    expect(inShort(1, cards)).toEqual([1873, 7, 4.5, 3.65, 0, 30, 1899]);
    expect(inShort(1, againstAll(1873, [...even, 1755], '++++---')).at(-1)).toBe(1884);
  });
});

/** @article DSU 2010 4.5.2.1 */
describe('4.5.2.1: which method', () => {
  const allDrawn = ['2= 3= 4=', '1= 4= 3=', '4= 1= 2=', '3= 2= 1='];
  test.each<readonly [string, readonly Card[], 'average' | 'difference']>([
    ['everybody with everybody, 200 apart', four([1700, 1600, 1550, 1500], allDrawn), 'average'],
    ['201 apart', four([1701, 1600, 1550, 1500], allDrawn), 'difference'],
    [
      'one pairing is lacking',
      four([1700, 1600, 1550, 1500], ['2= 3= 4=', '1= 4= .', '4= 1= .', '3= 2= 1=']),
      'difference',
    ],
    [
      'one game was not played, but they were paired',
      four([1700, 1600, 1550, 1500], ['2+n 3= 4=', '1-n 4= 3=', '4= 1= 2=', '3= 2= 1=']),
      'average',
    ],
    [
      'everybody twice with everybody',
      four([1700, 1600, 1550], ['2= 3= . 2+ 3= .', '1= . 3= 1- . 3=', '. 1= 2= . 1= 2=']),
      'average',
    ],
    [
      'two met twice, the others once',
      four([1700, 1600, 1550], ['2= 3= . 2+', '1= . 3= 1-', '. 1= 2= .']),
      'difference',
    ],
    [
      'an unrated player with a performance inside the span',
      four([1700, 1600, null, 1600], allDrawn),
      'average',
    ],
    ['nobody rated at all', four([null, null, null, null], allDrawn), 'difference'],
    ['two players', four([1700, 1600], ['2=', '1=']), 'average'],
    ['one player', four([1700], ['o']), 'difference'],
  ])('%s: %s', (_case, cards, method) => {
    expect(rateDsu(groupOf(cards)).method).toBe(method);
  });

  test('the method can be asked for', () => {
    const group = groupOf(four([1700, 1600, 1550, 1500], allDrawn));
    expect(rateDsu({ ...group, method: 'difference' }).method).toBe('difference');
  });
});

/** @article DSU 2002 4.5.2.1 §1; DSU 2010 4.5.2.1 §1 */
describe('4.5.2.1: the average method', () => {
  test('a group of four: average 1587.5 is taken as 1588, so 4 × .65 − ½ and 4 × .52 − ½', () => {
    const cards = four([1700, 1600, 1550, 1500], ['2= 3= 4=', '1= 4+ 3+', '4= 1= 2-', '3= 2- 1=']);
    expect(inShort(1, cards)).toEqual([1700, 3, 1.5, 2.1, 0, 30, 1682]);
    expect(inShort(2, cards)).toEqual([1600, 3, 2.5, 1.6, 0, 30, 1627]);
  });

  test('twice with everybody: twice as much is expected', () => {
    const once = four([1700, 1600, 1500], ['2= 3= .', '1= . 3=', '. 1= 2=']);
    const twice = four(
      [1700, 1600, 1500],
      ['2= 3= . 2= 3= .', '1= . 3= 1= . 3=', '. 1= 2= . 1= 2='],
    );
    expect(toNumber(rowFor(1, once).expected)).toBe(1.4);
    expect(toNumber(rowFor(1, twice).expected)).toBe(2.85);
  });

  test('4.5.4.2: with a game left out the group is those they have rated games with', () => {
    const cards = four(
      [1700, 1600, 1550, 1500],
      ['2+n 3= 4=', '1-n 4= 3=', '4= 1= 2=', '3= 2= 1='],
    );
    expect(rateDsu(groupOf(cards)).method).toBe('average');
    // 1700, 1550 and 1500: average 1583, difference 117, 3 × .66 − ½ = 1.48
    expect(inShort(1, cards).slice(1, 4)).toEqual([2, 1, 1.5]);
    // 1550 with all: average 1588, difference −38, 4 × .45 − ½
    expect(inShort(3, cards).slice(1, 4)).toEqual([3, 1.5, 1.3]);
    expect(codesOf(rowFor(1, cards))).toContain('rating-dsu.games-left-out');
  });
});

/** @article DSU 2010 4.5.4.2 */
describe('4.5.4.2; §16e: which games', () => {
  const cards = (first: string, second: string): readonly Card[] =>
    four([1700, 1600, 1500, 1400], [`${first} 3= 4=`, `${second} 4+ 3+`, '4+ 1= 2-', '3- 2- 1=']);
  test.each<readonly [string, string, string, object, readonly [number, number]]>([
    ['played', '2+', '1-', {}, [3, 3]],
    ['to be finished', '2?', '1?', {}, [2, 2]],
    ['stayed away without notice', '2+f', '1-f', {}, [3, 3]],
    ['stayed away with notice', '2+n', '1-n', {}, [2, 2]],
    ['both stayed away without notice', '2-f', '1-f', {}, [3, 3]],
    ['both stayed away with notice', '2-n', '1-n', {}, [2, 2]],
    ['notice not known, to be rated', '2+n', '1-n', { rateNoShows: true }, [3, 3]],
    ['both, notice not known', '2-n', '1-n', { rateNoShows: true }, [2, 2]],
    ['sat out', 'o', '.', {}, [2, 2]],
  ])('%s', (_case, first, second, options, [ofFirst, ofSecond]) => {
    expect(rowFor(1, cards(first, second), options).games).toBe(ofFirst);
    expect(rowFor(2, cards(first, second), options).games).toBe(ofSecond);
  });

  test('who missed the whole tournament is not rated, nor are those paired with them', () => {
    const absentee = four([1700, 1600, 1500], ['2+f . 3=', '1-f 3-f .', '. 2+f 1=']);
    expect([1, 2, 3].map((no) => rowFor(no, absentee).games)).toEqual([1, 0, 1]);
    expect([1, 2, 3].map((no) => rowFor(no, absentee, { rateNoShows: true }).games)).toEqual([
      1, 0, 1,
    ]);
    expect(rowFor(2, absentee).newRating).toBe(1600);
    expect(codesOf(rowFor(2, absentee))).toEqual(['rating-dsu.never-came', 'rating-dsu.no-games']);
    expect(codesOf(rowFor(1, absentee))).toContain('rating-dsu.opponent-never-came');
  });

  test('a point got because another stayed away counts like one won', () => {
    const rated = rowFor(1, cards('2+f', '1-f'));
    expect([rated.halfPoints, toNumber(rated.expected)]).toEqual([4, 2.25]);
    expect(codesOf(rated)).toContain('rating-dsu.no-show-rated');
  });
});

/** @article DSU 2002 4.5.5.2 §3; DSU 2010 4.5.5.2 §3 */
describe('4.5.5.2: performance ratings', () => {
  const opponents = [1600, 1700, 1800, 1900];
  test.each([
    ['75 % against 1750 on average: + 193', '+++-', 1943],
    ['50 %: the average itself', '++--', 1750],
    ['12½ % is taken as 13 %: − 322', '=---', 1428],
    ['87½ % is taken as 88 %: + 336', '+++=', 2086],
    ['100 %, undetermined: + 677', '++++', 2427],
    ['0 %, undetermined: − 677', '----', 1073],
  ])('%s', (_case, signs, performance) => {
    const row = rowFor(1, againstAll(null, opponents, signs));
    expect(row.performance).toBe(true);
    expect(row.oldRating).toBe(performance);
    const isUndetermined = codesOf(row).includes('rating-dsu.performance-undetermined');
    expect(isUndetermined).toBe(['++++', '----'].includes(signs));
  });

  test('they are then rated with it, and their opponents with their number', () => {
    const cards = againstAll(null, opponents, '++--');
    // 150, 50, −50, −150: .70 + .57 + .43 + .30
    expect(inShort(1, cards)).toEqual([1750, 4, 2, 2, 0, 30, 1750]);
    // 1600 against 1750: expected .30, lost
    expect(inShort(2, cards)).toEqual([1600, 1, 0, 0.3, 0, 30, 1587]);
  });

  test('two unrated who drew: 943 + B/2 and 657 + A/2 settle at 1695 and 1505', () => {
    const cards = four([null, null, 1500, 1700], ['2= 3+', '1= 4-', '. 1-', '. 2+']);
    expect([1, 2].map((no) => rowFor(no, cards).oldRating)).toEqual([1695, 1505]);
    expect(codesOf(rowFor(1, cards))).toContain('rating-dsu.performance-repeated');
  });

  test('an unrated player who met only unrated ones, one of whom met a rated one', () => {
    const cards = four([null, null, 1500], ['2= .', '1= 3=', '. 2=']);
    expect([1, 2].map((no) => rowFor(no, cards).oldRating)).toEqual([1500, 1500]);
  });

  test('unrated players among themselves have no number to lean on', () => {
    const cards = four([null, null, 1500, 1500], ['2+', '1-', '4=', '3=']);
    const row = rowFor(1, cards);
    expect([row.oldRating, row.newRating, row.change, row.performance]).toEqual([
      null,
      null,
      null,
      false,
    ]);
    expect(codesOf(row)).toEqual(['rating-dsu.no-rated-opponents']);
  });

  test('an unrated player without a rated game stays without a number', () => {
    const cards = four([null, 1500, 1500], ['o', '3=', '2=']);
    expect(rowFor(1, cards).newRating).toBeNull();
    expect(codesOf(rowFor(1, cards))).toEqual(['rating-dsu.no-games']);
  });
});

describe('4.5: the rating of whole tournaments', () => {
  const tournament = fc
    .record({
      players: fc.integer({ min: 2, max: 20 }),
      rounds: fc.integer({ min: 1, max: 7 }),
      roundsPlanned: fc.constant(null),
      absence: fc.constantFrom(0, 5),
      withdrawal: fc.constantFrom(0, 3),
      lateEntry: fc.constantFrom(0, 5),
      forfeit: fc.constantFrom(0, 10),
      pending: fc.constantFrom(0, 5),
    })
    .chain((course) => fc.nat().map((seed) => playTournament(monrad, course, String(seed))))
    .map((rounds) => rounds.at(-1)?.request.players ?? []);

  const options = fc.record({
    method: fc.constantFrom(null, 'average' as const, 'difference' as const),
    rateNoShows: fc.boolean(),
    inTeams: fc.boolean(),
    day: fc.constant(''),
    play: fc.constant('standard' as const),
  });

  test('new numbers are whole, not below the floor, and every reason has a text', () => {
    fc.assert(
      fc.property(tournament, options, (players, chosen) => {
        const { rows } = rateDsu({ players, ...chosen });
        expect(rows.map(({ no }) => no)).toEqual(players.map(({ no }) => no));
        for (const row of rows) {
          if (row.games > 0) expect(row.newRating).toBeGreaterThanOrEqual(1000);
          expect(Number.isInteger(row.newRating ?? 0)).toBe(true);
          expect((row.newRating === null) === (row.oldRating === null)).toBe(true);
          expect(row.because).not.toEqual([]);
          for (const code of codesOf(row)) expect(reasonCodes).toContain(code);
        }
      }),
    );
  });

  test('do not depend on the numbers of the players', () => {
    fc.assert(
      fc.property(tournament, options, (players, chosen) => {
        const renamed = (no: PlayerNo): PlayerNo => 100 - no;
        const others = players
          .map((player) => ({
            ...player,
            no: renamed(player.no),
            records: player.records.map((record) =>
              'opponent' in record ? { ...record, opponent: renamed(record.opponent) } : record,
            ),
          }))
          .reverse();
        const facts = (field: typeof players) =>
          rateDsu({ players: field, ...chosen }).rows.map(({ because, no, ...row }) => row);
        expect(facts(others).reverse()).toEqual(facts(players));
      }),
    );
  });
});
