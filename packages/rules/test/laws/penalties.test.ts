import {
  flagFall,
  type IllegalMove,
  illegalMovePenalty,
  type LawsEdition,
  parsePosition,
  sealedMove,
  wrongClaimPenalty,
} from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const at = (fen: string) => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
};

type Row = readonly [string, LawsEdition, IllegalMove['play'], Partial<IllegalMove>, string];

/** @article Laws 2001 7.4b, B2, B5, C3; FIDE Laws 2023 7.5.5, A.5.2, B.2; Tempelhof 2018 III.B.8 */
describe('illegal moves', () => {
  test.each<Row>([
    ['Laws 2001 7.4b: the first', 'laws-2001', 'standard', { count: 1 }, '120'],
    ['Laws 2001 7.4b: the second', 'laws-2001', 'standard', { count: 2 }, '120'],
    ['Laws 2001 7.4b: the third', 'laws-2001', 'standard', { count: 3 }, 'lost'],
    [
      'Laws 2001 7.4b: lost, mate or no mate',
      'laws-2001',
      'standard',
      { count: 3, canMate: 'no' },
      'lost',
    ],
    ['Laws 2001 B2: as in standard play', 'laws-2001', 'rapid', { count: 2 }, '120 on claim'],
    ['Laws 2001 B5: not claimed', 'laws-2001', 'rapid', { count: 3, claimed: false }, '0'],
    ['Laws 2001 B2: the third', 'laws-2001', 'rapid', { count: 3, claimed: true }, 'lost on claim'],
    ['Laws 2001 C3: the first loses', 'laws-2001', 'blitz', { count: 1 }, 'lost on claim'],
    [
      'Laws 2001 C3: unless no mate is possible',
      'laws-2001',
      'blitz',
      { count: 1, canMate: 'no' },
      'draw on claim',
    ],
    [
      'Laws 2001 C3: not claimed before the reply',
      'laws-2001',
      'blitz',
      { count: 1, claimed: false },
      '0',
    ],
    ['Laws 2023 7.5.5: the first', 'laws-2023', 'standard', { count: 1 }, '120'],
    ['Laws 2023 7.5.5: the second', 'laws-2023', 'standard', { count: 2 }, 'lost'],
    [
      'Laws 2023 7.5.5: unless no mate is possible',
      'laws-2023',
      'standard',
      { count: 2, canMate: 'no' },
      'draw',
    ],
    ['Laws 2023 A.3: one minute', 'laws-2023', 'rapid', { count: 1 }, '60'],
    [
      'Laws 2023 A.5.2: seen by nobody',
      'laws-2023',
      'rapid',
      { count: 1, supervised: false },
      '60 on claim',
    ],
    ['Laws 2023 B.2: one minute', 'laws-2023', 'blitz', { count: 1 }, '60'],
    [
      'Laws 2023 B.4: the second',
      'laws-2023',
      'blitz',
      { count: 2, supervised: false },
      'lost on claim',
    ],
    ['Tempelhof 2018 III.B.8: on claim', 'tempelhof-2018', 'rapid', { count: 1 }, 'lost on claim'],
  ])('%s', (_, laws, play, move, expected) => {
    const { supervised = true, count = 1, claimed, canMate } = move;
    const penalty = illegalMovePenalty({ laws, play, supervised, count, claimed, canMate });
    const outcome = penalty.loses ? 'lost' : penalty.draw ? 'draw' : String(penalty.opponentGains);
    expect(`${outcome}${penalty.claimed ? ' on claim' : ''}`).toBe(expected);
  });
});

/** @article Laws 2001 9.5, 9.5b; FIDE Laws 2023 9.5.3 */
describe('wrong claims', () => {
  test.each([
    ['Laws 2001 9.5b: half', 'laws-2001', 250, 125, 180],
    ['Laws 2001 9.5b: three minutes at most', 'laws-2001', 500, 320, 180],
    ['Laws 2001 9.5b: six minutes by either', 'laws-2001', 360, 180, 180],
    ['Laws 2001 9.5b: just above two minutes', 'laws-2001', 122, 61, 180],
    ['Laws 2001 9.5b: two minutes', 'laws-2001', 120, 60, 180],
    ['Laws 2001 9.5b: from one to two', 'laws-2001', 61, 60, 180],
    ['Laws 2001 9.5b: one minute', 'laws-2001', 60, 60, 180],
    ['Laws 2001 9.5b: less', 'laws-2001', 10, 10, 180],
    ['Laws 2023 9.5.3: two minutes', 'laws-2023', 250, 250, 120],
  ] as const)('%s', (_, laws, seconds, left, gains) => {
    const { claimantSeconds, opponentGains } = wrongClaimPenalty(laws, seconds);
    expect([claimantSeconds, opponentGains]).toEqual([left, gains]);
  });

  test('Laws 2023 A.3, B.2: one minute in rapid and blitz', () => {
    expect(wrongClaimPenalty('laws-2023', 100, 'rapid').opponentGains).toBe(60);
    expect(wrongClaimPenalty('laws-2023', 100, 'blitz').opponentGains).toBe(60);
  });
});

/** @article Laws 2001 6.10; FIDE Laws 2023 6.9 */
describe('the flag falls', () => {
  test.each([
    [
      'Laws 2001 6.10: lost',
      'laws-2001',
      '8/8/4k3/3R4/2K5/8/8/8 w - - 0 50',
      'black',
      '1-0',
      '6.10',
    ],
    [
      'Laws 2001 6.10: no mate possible',
      'laws-2001',
      '8/8/4k3/3R4/2K5/8/8/8 w - - 0 50',
      'white',
      '1/2-1/2',
      '6.10',
    ],
    ['Laws 2023 6.9', 'laws-2023', '8/8/4k3/3R4/2K5/8/8/8 w - - 0 50', 'black', '1-0', '6.9'],
    [
      'Laws 2001 5.1a: mate came before',
      'laws-2001',
      '7k/5KQ1/8/8/8/8/8/8 b - - 0 1',
      'white',
      '1-0',
      '5.1a',
    ],
    [
      'Laws 2023 5.2.1: stalemate came before',
      'laws-2023',
      '7k/5K2/6Q1/8/8/8/8/8 b - - 0 1',
      'black',
      '1/2-1/2',
      '5.2.1',
    ],
  ] as const)('%s', (_, laws, fen, fallen, result, article) => {
    expect(flagFall({ laws, position: at(fen), fallen })).toMatchObject({ result, article });
  });
});

/** @article Tempelhof 2018 III.B.9 */
describe('a fallen flag by the club’s rules (Tempelhof 2018 III.B.9)', () => {
  const queenAgainstKnight = '8/8/3qk3/8/8/3KN3/8/8 w - - 0 1';
  const rookAgainstKnight = '8/8/3rk3/8/8/3KN3/8/8 w - - 0 1';
  const elementaryMate = '8/8/4k3/8/8/3KNB2/8/8 w - - 0 1';
  test.each([
    ['rapid', queenAgainstKnight, 'black', '1/2-1/2', 'Tempelhof III.B.9'],
    ['blitz', rookAgainstKnight, 'black', '1/2-1/2', 'Tempelhof III.B.9'],
    ['blitz', elementaryMate, 'white', '1/2-1/2', 'Tempelhof III.B.9'],
    ['blitz', rookAgainstKnight, 'white', '0-1', '6.9'],
    ['standard', rookAgainstKnight, 'black', '1-0', '6.9'],
    ['blitz', '8/8/3rk3/8/8/2BKN3/8/8 w - - 0 1', 'black', '1-0', '6.9'],
    ['blitz', '8/8/3rk3/8/8/2PKN3/8/8 w - - 0 1', 'black', '1-0', '6.9'],
  ] as const)('%s, %s, the flag of %s: %s', (play, fen, fallen, result, article) => {
    const fall = flagFall({ laws: 'tempelhof-2018', position: at(fen), fallen, play });
    expect(fall).toMatchObject({ result, article });
  });

  test('other Laws have no such draw', () => {
    for (const laws of ['laws-2001', 'laws-2023'] as const) {
      const position = at(rookAgainstKnight);
      expect(flagFall({ laws, position, fallen: 'black', play: 'blitz' }).result).toBe('1-0');
    }
  });
});

/** @article Laws 2001 A8 */
describe('the sealed move (Laws 2001 A8)', () => {
  test.each([
    ['legal', '7k/6p1/8/8/8/8/8/K3N1N1 w - - 0 1', 'Sgf3', [true, false, false, false]],
    ['A8a: ambiguous', '7k/6p1/8/8/8/8/8/K3N1N1 w - - 0 1', 'Sf3', [false, true, false, true]],
    ['A8b: unreadable', '7k/6p1/8/8/8/8/8/K3N1N1 w - - 0 1', 'S?3', [false, false, true, true]],
    ['A8c: illegal', '7k/6p1/8/8/8/8/8/K3N1N1 w - - 0 1', 'Se5', [false, false, false, true]],
    [
      'A8: the opponent cannot mate',
      '7k/8/8/8/8/8/8/K3N1N1 w - - 0 1',
      'Sf3',
      [false, true, false, false],
    ],
  ] as const)('%s', (_, fen, text, expected) => {
    const outcome = sealedMove({ laws: 'laws-2001', position: at(fen), text, notation: 'da' });
    const { legal, ambiguous, unreadable, loses } = outcome;
    expect([legal, ambiguous, unreadable, loses]).toEqual(expected);
  });
});
