import { describe, expect, test } from 'vitest';
import { colourForbids } from '../../../../src/pairing/dutch/criteria/c03-absolute-preferences.ts';
import { paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

describe('C3: equal absolute preferences', () => {
  test.each([
    ['two who had White twice running', 'bww', 'bbww', false, true],
    ['one of them is a topscorer', 'bww', 'bbww', true, false],
    ['opposite ones', 'ww', 'bb', false, false],
    ['an absolute and a strong one', 'ww', 'wbw', false, false],
  ])('%s', (_, a, b, isTopscorer, expected) => {
    const [first, second] = [paireeOf({ colours: a, isTopscorer }), paireeOf({ colours: b })];
    expect(colourForbids(first, second)).toBe(expected);
    expect(colourForbids(second, first)).toBe(expected);
  });
});

test('C3: they do not meet, whatever else it costs', () => {
  const players = [{ colours: 'ww' }, { colours: 'w' }, { colours: 'ww' }, { colours: 'w' }];
  expect(pairingOf({ players })).toBe('1–4 2–3');
  expect(pairingOf({ players: [{ colours: 'ww' }, { colours: 'ww' }] })).toBe(' / 1 2');
});
