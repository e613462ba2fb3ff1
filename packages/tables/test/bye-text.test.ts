import { translator } from '@rokade/texts/all';
import { expect, it } from 'vitest';
import { byeText } from '../src/index.ts';

it.each([
  ['pairing-allocated', 2, 'Oversidder (1 point)', 'Spielfrei (1 Punkt)', 'Bye (1 point)'],
  ['pairing-allocated', 1, 'Oversidder (½ point)', 'Spielfrei (½ Punkt)', 'Bye (½ point)'],
  ['pairing-allocated', 6, 'Oversidder (3 point)', 'Spielfrei (3 Punkte)', 'Bye (3 points)'],
  ['pairing-allocated', 0, 'Oversidder', 'Spielfrei', 'Free'],
  ['half-point', 1, 'Fri (½ point)', 'Ausgesetzt (½ Punkt)', 'Bye asked for (½ point)'],
  ['half-point', 2, 'Fri (1 point)', 'Ausgesetzt (1 Punkt)', 'Bye asked for (1 point)'],
  ['zero-point', 0, 'Fri (0 point)', 'Ausgesetzt (0 Punkte)', 'Bye asked for (0 points)'],
] as const)('%s of %i half-points', (bye, halfPoints, da, de, en) => {
  const entry = { bye, halfPoints };
  expect(byeText(translator('da'), entry)).toBe(da);
  expect(byeText(translator('de'), entry)).toBe(de);
  expect(byeText(translator('en'), entry)).toBe(en);
});
