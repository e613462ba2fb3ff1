import { translator } from '@rokade/texts/all';
import { usualScoring } from '@rokade/tournament';
import { expect, it } from 'vitest';
import { scoringOptions } from '../src/desks/settings/scoring-options.ts';

const t = translator('en');

it('a scoring is chosen with what the bye is worth', () => {
  const { options, present } = scoringOptions(usualScoring, t);
  expect(present).toBe('2 1 0 2');
  expect(options).toHaveLength(6);
  expect(options[0]?.text).toBe('1 – ½ – 0 · The bye gives as for a win');
});

it('a scoring that no form offers is among the choices while it is the present one', () => {
  const { options, present } = scoringOptions({ win: 4, draw: 2, loss: 1, allocatedBye: 3 }, t);
  expect(options).toHaveLength(7);
  expect(options[0]).toEqual({ value: present, text: '2 – 1 – ½ · The bye gives 1½' });
});
