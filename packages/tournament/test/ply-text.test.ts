import { plyIn, plyText } from '@rokade/tournament';
import { describe, expect, test } from 'vitest';

describe('the move after which something happened', () => {
  test.each([
    ['1', 1],
    ['1.', 1],
    ['1…', 2],
    ['1...', 2],
    [' 23 … ', 46],
    ['40', 79],
  ])('%s comes after %i moves of both players', (text, ply) => {
    expect(plyIn(text)).toBe(ply);
  });

  test.each(['', '0', 'e4', '23a', '1000', '-1', '2.5'])('%s is none', (text) => {
    expect(plyIn(text)).toBeNull();
  });

  test('is written as it is read', () => {
    for (let ply = 1; ply < 300; ply += 1) expect(plyIn(plyText(ply))).toBe(ply);
    expect(plyText(0)).toBe('');
  });
});
