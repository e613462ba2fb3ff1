/** @regulation Tempelhof 2018 */
import { describe, expect, test } from 'vitest';
import { playersOf } from '../fide/players-of.ts';
import { explainedValues, tableOf, valuesOf } from '../fide/values-of.ts';

/** Five rounds; 4 left after two of them with one point. */
const swiss = playersOf(`
  1 - 1W2 1B4 =W3 1B5 PAB
  2 - 0B1 1W5 =B6 1W3 1B6
  3 - 1W4 0B6 =B1 0B2 1W5
  4 - 0B3 0W1 --  --  --
  5 - 1W6 0B2 PAB 0W1 0B3
  6 - 0B5 1W3 =W2 PAB 0W2
`);

describe('Buchholz of a Swiss tournament (IV.4b, III.A.13)', () => {
  const table = tableOf(swiss);

  test('without the points of who left, times rounds ÷ (rounds − their number), two decimals', () => {
    // 1 met 2 (3½), 4 (0, left), 3 (2½), 5 (2): 8 · 5/4; 3 met 4, 6 (2½), 1 (4½), 2 (3½), 5 (2).
    expect(valuesOf(table, 'SKT-BH')).toMatchObject({ 1: 10, 3: 15.63 });
  });

  test('it stays as it is for those who met nobody who left', () => {
    expect(valuesOf(table, 'SKT-BH')).toMatchObject({ 2: 4.5 + 2 + 2.5 + 2.5 + 2.5 });
  });

  test('the lines say who left, the value by how much it was raised', () => {
    const value = explainedValues(table, 'SKT-BH').get(1);
    expect(value?.workings[1]).toMatchObject({
      opponent: 4,
      fromStage: 1,
      because: [{ code: 'tie-break.opponent-withdrew', facts: { opponent: 4 } }],
    });
    expect(value?.because).toEqual([
      {
        code: 'tie-break.raised-for-withdrawn',
        article: 'Tempelhof III.A.13',
        facts: { rounds: 5, withdrawn: 1 },
      },
    ]);
  });

  test('the tournament can name who left', () => {
    const nobodyLeft = tableOf(swiss, { withdrawn: new Set() });
    expect(valuesOf(nobodyLeft, 'SKT-BH')[1]).toBe(8);
  });

  test('two no-shows without notice count as leaving (III.A.12), one does not', () => {
    const noShows = (first: string, second: string) =>
      tableOf(
        playersOf(`
          1 - ${first}B2 1W3 0W2
          2 - ${first === '+' ? '-' : '0'}W1 1W3 1B1
          3 - PAB 0B1 ${second}
        `),
      );
    expect(valuesOf(noShows('+', 'PAB'), 'SKT-BH')[1]).toBe(2 + 2 + 2);
    const twice = tableOf(
      playersOf(`
        1 - +B2 1W3 =W4
        2 - -W1 -W4 1B3
        3 - PAB 0B1 0W2
        4 - PAB +B2 =B1
      `),
    );
    expect(valuesOf(twice, 'SKT-BH')[1]).toBe(5.25);
  });

  test('undefined where all opponents left', () => {
    const players = playersOf(`
      1 - 1W2
      2 - 0B1
    `);
    expect(valuesOf(tableOf(players, { withdrawn: new Set([2]) }), 'SKT-BH')[1]).toBeNull();
  });

  test('refined Buchholz adds up the Buchholz points of the opponents (IV.4c)', () => {
    const of = valuesOf(table, 'SKT-BH');
    expect(valuesOf(table, 'SKT-FBH')[1]).toBeCloseTo(
      [2, 4, 3, 5].reduce((sum, no) => sum + of[no]!, 0),
      10,
    );
  });

  test('board points of a Swiss tournament stay as they are', () => {
    expect(valuesOf(table, 'SKT-PTS')[1]).toBe(4.5);
  });
});

describe('a round robin of four (IV.4a, III.A.13)', () => {
  const players = playersOf(`
    1 - 1W4 =B2 1W3
    2 - =W3 =W1 +B4
    3 - =B2 +W4 0B1
    4 - 0B1 -B3 -W2
  `);
  const table = tableOf(players, { system: 'round-robin' });

  test('points without those against who left, times games ÷ games left', () => {
    expect(valuesOf(table, 'SKT-PTS')).toMatchObject({ 1: 2.25, 2: 1.5, 3: 0.75 });
  });

  test('Sonneborn-Berger in the same way, with the opponents’ points as they are corrected', () => {
    // 1: ½ · 1½ + 1 · ¾ = 1½; 2: ½ · ¾ + ½ · 2¼ = 1½; 3: ½ · 1½ = ¾; each times 3/2.
    expect(valuesOf(table, 'SKT-SB')).toMatchObject({ 1: 2.25, 2: 2.25, 3: 1.13 });
  });

  test('without leavers it is the ordinary Sonneborn-Berger', () => {
    const all = tableOf(players, { system: 'round-robin', withdrawn: new Set() });
    expect(valuesOf(all, 'SKT-SB')).toEqual(valuesOf(all, 'SB'));
  });
});
