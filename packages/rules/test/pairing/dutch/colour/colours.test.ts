import { describe, expect, test } from 'vitest';
import { allocateColours } from '../../../../src/pairing/dutch/colour/allocate-colours.ts';
import {
  colourDifference,
  colourPreference,
} from '../../../../src/pairing/dutch/field/colour-preference.ts';
import { paireeOf } from '../pairee-of.ts';

describe('1.6, 1.7: difference and preference', () => {
  test.each([
    ['', 0, null, 0],
    ['w', 1, 'black', 2],
    ['b', -1, 'white', 2],
    ['wb', 0, 'white', 1],
    ['bw', 0, 'black', 1],
    ['ww', 2, 'black', 3],
    ['wbb', -1, 'white', 3],
    ['bbwww', 1, 'black', 3],
    ['wwbb', 0, 'white', 3],
    ['wbw', 1, 'black', 2],
    ['wbww', 2, 'black', 3],
    ['bwbwbb', -2, 'white', 3],
    ['wwwb', 2, 'black', 3],
  ])('%s', (letters, difference, colour, strength) => {
    const { colours } = paireeOf({ colours: letters });
    expect(colourDifference(colours)).toBe(difference);
    expect(colourPreference(colours)).toEqual({ colour, strength });
  });
});

describe('5.2: the colour of the higher-ranked', () => {
  test.each([
    ['5.2.1', 'both preferences are granted', 'b', 'w', true, 'white'],
    ['5.2.2', 'a preference against none', 'w', '', true, 'black'],
    ['5.2.2', 'none against a preference', '', 'w', true, 'white'],
    ['5.2.2', 'an absolute against a strong one', 'ww', 'w', true, 'black'],
    ['5.2.2', 'a mild against a strong one', 'wb', 'bwb', true, 'black'],
    ['5.2.2', 'the wider difference of two absolute ones', 'bww', 'wwbww', true, 'white'],
    ['5.2.3', 'the last round in which the colours differed', 'wbwb', 'bwwb', true, 'white'],
    ['5.2.3', 'seen from the other side', 'bwwb', 'wbwb', true, 'black'],
    ['5.2.3', 'games counted from the last, not rounds', 'bwb', 'bbwwb', true, 'white'],
    ['5.2.4', 'equal histories', 'wb', 'wb', true, 'white'],
    ['5.2.5', 'an odd number has the initial colour', '', '', true, 'white'],
    ['5.2.5', 'an even one the other', '', '', false, 'black'],
  ])('%s: %s', (article, _, higher, lower, hasOddNumber, expected) => {
    const allocation = allocateColours(
      paireeOf({ colours: higher, hasOddNumber }),
      paireeOf({ colours: lower }),
      'white',
    );
    expect(allocation).toEqual({ article, colourOfHigher: expected });
  });

  test('5.2.5: the initial colour may be Black', () => {
    expect(allocateColours(paireeOf(), paireeOf(), 'black').colourOfHigher).toBe('black');
  });
});
