import { expect, it } from 'vitest';
import { changedFen, menOfFen, noMen, stateOfFen, withPiece } from '../src/chess/board-men.ts';
import { shapeOfPiece } from '../src/chess/piece-shapes.ts';

const nothing = { put: '', piece: '', turn: '', begin: '' };
const initial = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -';

it.each([
  ['a1', 'R', `R${'.'.repeat(63)}`],
  ['h8', 'k', `${'.'.repeat(63)}k`],
  ['i9', 'k', noMen],
  ['a1', 'x', noMen],
  ['a1', '', noMen],
  ['a1', '.', noMen],
])('on %s %j makes %j', (square, letter, men) => {
  expect(withPiece(noMen, square, letter)).toBe(men);
});

it('the same piece once more empties the square', () => {
  expect(withPiece(withPiece(noMen, 'e4', 'Q'), 'e4', 'Q')).toBe(noMen);
});

it.each([
  [{ begin: 'initial' }, initial],
  [{ begin: 'empty' }, '8/8/8/8/8/8/8/8 b - -'],
  [{ turn: 'w' }, '4k2r/8/8/8/8/8/8/R3K3 w Qk -'],
  [{ put: 'h8', piece: '.' }, '4k3/8/8/8/8/8/8/R3K3 b Q -'],
  [{ put: 'a1', piece: 'N' }, '4k2r/8/8/8/8/8/8/N3K3 b k -'],
  [{}, '4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 12'],
])('a position changes by %j to %s, with the castling rights that are left', (change, fen) => {
  expect(changedFen('4k2r/8/8/8/8/8/8/R3K3 b Qk - 4 12', { ...nothing, ...change })).toBe(fen);
});

it.each(['', 'x', '9/9', '////////', 'kkkkkkkkkkkk/8 q', '<script>'])(
  '%j is read as far as it is a position',
  (text) => {
    expect(menOfFen(text)).toMatch(/^[KQRBNPkqrbnp.]{64}$/);
    expect(stateOfFen(text).turn).toBe('w');
  },
);

it('every piece has a drawing, and nothing else has', () => {
  for (const letter of 'KQRBNPkqrbnp') expect(shapeOfPiece(letter)?.outline).toMatch(/^M.*Z$/);
  for (const letter of ['.', 'x', '']) expect(shapeOfPiece(letter)).toBeNull();
});
