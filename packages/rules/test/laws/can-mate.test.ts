import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterMove, canMate, noMoveEnd, type Position, parsePosition } from '@rokade/rules';
import { describe, expect, test } from 'vitest';

const answers = (fen: string): string => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { value } = parsed;
  return `${canMate(value, 'white').answer} ${canMate(value, 'black').answer}`;
};

/** @article Laws 2001 6.10, 9.6, C3; FIDE Laws 2023 5.2.2, 6.9 */
describe('who can still give mate (Laws 2001 6.10, 9.6)', () => {
  test.each([
    ['a bare king', '8/8/4k3/3R4/2K5/8/8/8 w - - 0 50', 'yes no'],
    [
      'two knights: a helped mate is there, if none can be forced',
      '8/8/8/8/8/2k5/8/KNN5 b - - 0 1',
      'yes no',
    ],
    ['a bishop', '8/8/4k3/8/8/3KB3/8/8 w - - 0 1', 'no no'],
    ['a knight', '8/8/4k3/8/8/3KN3/8/8 w - - 0 1', 'no no'],
    ['a knight against a queen', '8/8/3qk3/8/8/3KN3/8/8 w - - 0 1', 'no yes'],
    ['a knight against a rook', '8/8/3rk3/8/8/3KN3/8/8 w - - 0 1', 'yes yes'],
    ['a bishop against a rook', '8/8/3rk3/8/8/3KB3/8/8 w - - 0 1', 'no yes'],
    ['bishops of unlike colours', '8/8/2b1k3/8/8/3KB3/8/8 w - - 0 1', 'yes yes'],
    ['bishops of one colour', '8/8/2b1k3/8/8/3K1B2/8/8 w - - 0 1', 'no no'],
    ['mate is on the board, whatever is left', '7k/5KQ1/8/8/8/8/8/8 b - - 0 1', 'yes no'],
    ['stalemate', '7k/5K2/6Q1/8/8/8/8/8 b - - 0 1', 'no no'],
    ['a closed wall', '8/8/3k4/1p2p1p1/pP1pP1P1/P2P4/1K6/8 b - - 32 62', 'no no'],
    [
      'pawns that no piece can capture never pass each other',
      '1k6/p1p1p1p1/P1P1P1P1/p1p1p1p1/8/8/P1P1P1P1/4K3 w - - 0 1',
      'no no',
    ],
    [
      'pawns that a king captures do not stop the others',
      'k7/8/p7/8/8/P7/8/K7 w - - 0 1',
      'yes yes',
    ],
    [
      'a king walks around the pawns to the one that nothing guards',
      '7k/8/8/6p1/5pP1/4pP1B/4P1B1/5B1K w - - 0 1',
      'yes yes',
    ],
    ['a middle game', 'q4r2/pR3pkp/1p2p1p1/4P3/6P1/1P3Q2/1Pr2PK1/3R4 b - - 3 29', 'yes yes'],
  ])('%s: %s', (_, fen, expected) => {
    expect(answers(fen)).toBe(expected);
  });
});

/** A position with colours exchanged: ranks reversed, letters changed. */
function mirroredFen(fen: string): string {
  const [men = '', turn = '', castling = '-', passed = '-'] = fen.split(' ');
  const changed = (text: string): string =>
    text.replace(/[a-z]/gi, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    );
  const ranks = men.split('/').toReversed().map(changed).join('/');
  const target = passed.replace(/[36]/, (rank) => (rank === '3' ? '6' : '3'));
  const rights = castling === '-' ? '-' : changed(castling).split('').toSorted().join('');
  return `${ranks} ${turn === 'w' ? 'b' : 'w'} ${rights} ${target} 0 1`;
}

const position = (fen: string): Position => {
  const parsed = parsePosition(fen);
  if (!parsed.ok) throw new Error(`${parsed.error.code}: ${fen}`);
  return parsed.value;
};

/** Walls, shut-in pieces and positions of games, each after the sides that can still give mate. */
const selection = readFileSync(join(import.meta.dirname, 'fixtures/winnability.txt'), 'utf8')
  .trim()
  .split('\n');

describe('positions with known answers (Laws 2001 6.10)', () => {
  test.each(selection)('%s', (line) => {
    const fen = line.slice(3);
    for (const [index, colour] of (['white', 'black'] as const).entries()) {
      const mate = canMate(position(fen), colour, 3000);
      const expected = line.charAt(index) === '-' ? 'no' : 'yes';
      expect([expected, 'unknown']).toContain(mate.answer);
      if (mate.answer !== 'yes') continue;
      const end = mate.line.reduce(afterMove, position(fen));
      expect(noMoveEnd(end)).toBe('checkmate');
      expect(end.turn === 0 ? 'black' : 'white').toBe(colour);
    }
  });

  test('colours changed, the answers change places', () => {
    for (const line of selection.slice(0, 40)) {
      const fen = line.slice(3);
      const [one, other] = [position(fen), position(mirroredFen(fen))];
      expect(canMate(one, 'white', 1000).answer).toBe(canMate(other, 'black', 1000).answer);
      expect(canMate(one, 'black', 1000).answer).toBe(canMate(other, 'white', 1000).answer);
    }
  });

  test('what was searched before changes no answer, not even its line', () => {
    const positions = selection.slice(0, 40).map((line) => position(line.slice(3)));
    const answersNow = (each: Position) => [
      canMate(each, 'white', 2000),
      canMate(each, 'black', 2000),
    ];
    const first = positions.map(answersNow);
    const again = positions.toReversed().map(answersNow).toReversed();
    expect(again).toEqual(first);
  });
});
