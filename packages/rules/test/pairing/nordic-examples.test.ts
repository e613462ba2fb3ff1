/** @regulation DSU 2002 */
import { findPairingSystem, type PairingPlayer, type RoundRecord } from '@rokade/rules';
import { describe, expect, test } from 'vitest';
import { nordicColours } from '../../src/pairing/nordic/colours.ts';
import { flyerChoices } from '../../src/pairing/nordic/flyers.ts';
import { nordic } from '../../src/pairing/nordic/nordic.ts';

/** "4.5: A() B(FG); 4: F(B)" → players with these points who have met these others. */
function field(text: string): readonly PairingPlayer[] {
  const letters = [...text.matchAll(/([A-Z])\(/g)].map(([, letter]) => letter as string).sort();
  const noOf = (letter: string): number => letters.indexOf(letter) + 1;
  const players = text.split(';').flatMap((pool) => {
    const [points, members = ''] = pool.split(':');
    return [...members.matchAll(/([A-Z])\(([A-Z]*)\)/g)].map(([, letter = '', met = '']) => {
      const games = [...met].map(
        (other): RoundRecord => ({
          kind: 'game',
          opponent: noOf(other),
          colour: 'white',
          halfPoints: 0,
          status: 'played',
        }),
      );
      const score: RoundRecord = { kind: 'bye', bye: 'half-point', halfPoints: Number(points) * 2 };
      return {
        no: noOf(letter),
        rating: null,
        records: [score, ...games],
        availability: { kind: 'present' as const },
      };
    });
  });
  return players.sort((a, b) => a.no - b.no);
}

function pairsOf(text: string): string {
  const players = field(text);
  const paired = nordic.pairRound({ roundNumber: 9, roundsPlanned: null, players });
  if (!paired.ok) return paired.error.code;
  const letter = (no: number) => String.fromCharCode(64 + no);
  return paired.value.pairings
    .map(({ white, black }) => [letter(white), letter(black)].sort().join(''))
    .sort()
    .join(' ');
}

/** @article DSU 2002 4.11 §3, §4, §5.7–§5.12; 4.11.1 */
describe('worked examples of 4.11.1', () => {
  test.each([
    [
      'odd pool: the middle player flies to the nearest they have not met',
      '4.5: A() B() C(FG) D() E(); 4: F(C) G(C) H()',
      'AD BE CH FG',
    ],
    ['1: H moves up for B', '4: A() B(FG) C() D() E() F(B) G(B) H()', 'AE BH CF DG'],
    ['2: C and F are undone for D', '4: A() B(FG) C() D(G) E() F(B) G(BD) H()', 'AE BH CG DF'],
    [
      '3: back as far as A (the list is inconsistent in the source; with D having met F too)',
      '4: A() B(FG) C() D(FG) E() F(BD) G(BD) H()',
      'AF BE CG DH',
    ],
    ['4: C changes places with D', '4: A(DE) B(D) C(DE) D(ABC) E(AC) F()', 'AC BE DF'],
    [
      '5: C and D fly, B changes places with E',
      '4: A(DEF) B(DE) C(DE) D(ABCE) E(ABCD) F(A); 3: G() H()',
      'AB CG DH EF',
    ],
    [
      '6: A has met B as well, so B and D fly',
      '4: A(BDEF) B(ADE) C(DE) D(ABCE) E(ABCD) F(A); 3: G() H()',
      'AC BG DH EF',
    ],
    [
      '7: B takes E, so that D and F are left',
      '1.5: A() B() C(); 1: D() E(F); 0.5: F(E)',
      'AC BE DF',
    ],
    ['8: B takes F', '1.5: A() B() C(); 1: D(F) E(F); 0.5: F(DE)', 'AC BF DE'],
    ['9: B has met F, so A flies', '1.5: A() B(F) C(); 1: D(F) E(F); 0.5: F(BDE)', 'AF BC DE'],
    ['10: three flyers', '2: A() B() C() D() E(); 1.5: F(GH) G(FH); 1: H(FG)', 'AE BF CG DH'],
    ['11: all three fly', '2.5: A() B() C(); 2: D(EFG) E(DFGH) F(DEG) G(DEF) H(E)', 'AD BE CF GH'],
  ])('example %s', (_, text, expected) => {
    expect(pairsOf(text)).toBe(expected);
  });
});

/** @article DSU 2002 4.11 §5.12, last sentence */
describe('where a flyer is paired anew for the sake of those below (5.12)', () => {
  test.each([
    [
      'B cannot take D, as E has met all others: the rest is one pool, D F against G H',
      '2: A() B() C(); 1: D() E(FGH) F(E); 0: G(E) H(E)',
      'AC BE DG FH',
    ],
    [
      'B takes D and nothing is undone: pools go on as they are',
      '2: A() B() C(); 1: D() E() F(); 0: G() H()',
      'AC BD EF GH',
    ],
    [
      'an even pool gives flyers for the lowest pool (stk. 2), and the rest is one pool',
      '2: A() B() C() D(); 1: E() F(); 0: G(H) H(G)',
      'AC BD EG FH',
    ],
    [
      'all of one pool fly as those below have met each other; nobody is left',
      '1: A() B() C(); 0: D(EF) E(DF) F(DE)',
      'AD BE CF',
    ],
  ])('%s', (_, text, expected) => {
    expect(pairsOf(text)).toBe(expected);
  });

  test('says so with the article', () => {
    const players = field('2: A() B() C(); 1: D() E(FGH) F(E); 0: G(E) H(E)');
    const paired = nordic.pairRound({ roundNumber: 9, roundsPlanned: null, players });
    const because = paired.ok ? paired.value.pairings.flatMap((pairing) => pairing.because) : [];
    expect(because.filter(({ code }) => code === 'nordic.rest-as-pool')).toEqual([
      { code: 'nordic.rest-as-pool', article: '4.11 §5.12', facts: {} },
      { code: 'nordic.rest-as-pool', article: '4.11 §5.12', facts: {} },
    ]);
    expect(because).toContainEqual({
      code: 'nordic.flyer-passed-over-rest',
      article: '4.11 §5.12',
      facts: { player: 2, skippedPlayer: 4 },
    });
  });
});

describe('an odd number (4.11 §5.1–5.5)', () => {
  const player = (no: number, records: readonly RoundRecord[]): PairingPlayer => ({
    no,
    rating: null,
    availability: { kind: 'present' },
    records,
  });
  const byesOf = (roundNumber: number, players: readonly PairingPlayer[]) => {
    const paired = nordic.pairRound({ roundNumber, roundsPlanned: 3, players });
    return paired.ok && paired.value.byes.map(({ no, halfPoints }) => [no, halfPoints]);
  };

  test('X stands lowest, so the lowest of the upper half meets it for a point', () => {
    expect(
      byesOf(
        1,
        [1, 2, 3, 4, 5].map((no) => player(no, [])),
      ),
    ).toEqual([[3, 2]]);
  });

  test('nobody meets X twice; with one player less there is none', () => {
    const met: RoundRecord = { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };
    const game = (opponent: number, halfPoints: 0 | 2): RoundRecord => ({
      kind: 'game',
      opponent,
      colour: opponent > 3 ? 'black' : 'white',
      halfPoints,
      status: 'played',
    });
    const five = [
      player(1, [game(4, 2)]),
      player(2, [game(5, 2)]),
      player(3, [met]),
      player(4, [game(1, 0)]),
      player(5, [game(2, 0)]),
    ];
    const [bye] = byesOf(2, five) || [];
    expect(bye?.[0]).toBeGreaterThan(3);
    expect(byesOf(2, five.slice(0, 4))).toEqual([]);
  });
});

describe('flyers (4.11 §5.8)', () => {
  test('alternatives in a pool of five', () => {
    expect(flyerChoices(5).map(({ flyers }) => flyers.join(''))).toEqual([
      '2',
      '1',
      '0',
      '3',
      '4',
      '123',
      '01234',
    ]);
  });

  test('alternatives in a pool of six', () => {
    expect(flyerChoices(6).map(({ flyers }) => flyers.join(''))).toEqual([
      '',
      '23',
      '13',
      '03',
      '12',
      '02',
      '24',
      '25',
      '34',
      '35',
      '1234',
      '012345',
    ]);
  });
});

describe('colours (4.11 §5.13.1–5.13.4)', () => {
  const player = (no: number, colours: string): PairingPlayer => ({
    no,
    rating: null,
    availability: { kind: 'present' },
    records: [...colours].map((colour): RoundRecord => {
      if (colour === 'X') return { kind: 'bye', bye: 'pairing-allocated', halfPoints: 2 };
      const side = colour === 'H' ? 'white' : 'black';
      return { kind: 'game', opponent: 99, colour: side, halfPoints: 1, status: 'played' };
    }),
  });
  // H = hvid (White), S = sort (Black). The table of the example is damaged in print; where the
  // reasons given and the letters disagree, the letters here are the ones the reasons describe.
  test.each([
    ['A: fewer Whites in all', 'SHSHS', 'HSHSH', 'white', 'nordic.fewer-whites'],
    ['B: Black in the last round', 'HHSHS', 'HSHSH', 'white', 'nordic.fewer-whites-lately'],
    [
      'C: one White more in the last rounds',
      'HSSHH',
      'HSHSH',
      'black',
      'nordic.fewer-whites-lately',
    ],
    [
      'D: one White fewer in the last three',
      'HHSSH',
      'HSHSH',
      'white',
      'nordic.fewer-whites-lately',
    ],
    ['E: one White more in the last four', 'SHHSH', 'HSHSH', 'black', 'nordic.fewer-whites-lately'],
    ['F: all alike, the stronger alternates', 'HSHSH', 'HSHSH', 'black', 'nordic.alternates'],
    ['meeting X counts as White', 'XS', 'SS', 'black', 'nordic.fewer-whites'],
  ])('%s', (_, upper, lower, expected, code) => {
    const [one, two] = [player(1, upper), player(2, lower)];
    const decided = nordicColours([one, two], upper.length + 1);
    expect(decided.players.white.no === 1 ? 'white' : 'black').toBe(expected);
    expect(decided.because.code).toBe(code);
  });

  test('round 1: the upper half has Black', () => {
    const players = [1, 2, 3, 4].map((no) => player(no, ''));
    const paired = nordic.pairRound({ roundNumber: 1, roundsPlanned: 3, players });
    expect(paired.ok && paired.value.pairings.map(({ white, black }) => [white, black])).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });

  test('is found by its name', () => {
    expect(findPairingSystem('nordic')).toBe(nordic);
  });
});
