import { expect, it } from 'vitest';
import { opponentsText } from '../src/chess/opponents-text.ts';

it.each([
  ['Møller, Bo', 'Holm, Ida', 'Møller – Holm'],
  ['Hansen, Bo', 'Hansen, Ida', 'Hansen, Bo – Hansen, Ida'],
  ['Bo Møller', 'Holm, Ida', 'Bo Møller – Holm'],
])('%s against %s is said "%s"', (white, black, expected) => {
  expect(opponentsText(white, black)).toBe(expected);
});
