import { chess960Pieces, drawnStartPosition } from '@rokade/rules';
import { expect, test } from 'vitest';

const all = Array.from({ length: 960 }, (_, position) => chess960Pieces(position));

test.each([
  [0, 'BBQNNRKR'],
  [518, 'RNBQKBNR'],
  [959, 'RKRNNQBB'],
])('position %i is %s, by the usual numbering', (position, pieces) => {
  expect(chess960Pieces(position)).toBe(pieces);
});

test('the 960 positions are all different, with bishops of both colours and the king between the rooks', () => {
  expect(new Set(all).size).toBe(960);
  for (const pieces of all) {
    expect([...pieces].toSorted().join('')).toBe('BBKNNQRR');
    expect((pieces.indexOf('B') + pieces.lastIndexOf('B')) % 2).toBe(1);
    expect(pieces.replace(/[BNQ]/g, '')).toBe('RKR');
  }
});

test('a seed always draws the same position, and seeds draw very many', () => {
  expect(drawnStartPosition('Aalborg')).toBe(drawnStartPosition('Aalborg'));
  const drawn = Array.from({ length: 2000 }, (_, index) => drawnStartPosition(`seed ${index}`));
  expect(new Set(drawn).size).toBeGreaterThan(800);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(960);
});
