import { expect, test } from 'vitest';
import { makeField } from '../../../src/pairing/dutch/field/field.ts';
import { edition2017 } from '../../../src/pairing/dutch-2017/dutch-2017.ts';
import { randomDutchRequest } from '../dutch/random-dutch-request.ts';
import { pairWithoutShortcuts } from './without-shortcuts.ts';

test('shortcuts never change the pairing', () => {
  let paired = 0;
  for (let seed = 0; seed < 60; seed++) {
    const request = randomDutchRequest(`shortcut 2017 ${seed}`, { players: 40, rounds: 9 });
    const field = makeField(request, edition2017);
    const pairing = edition2017.pairField(field);
    if (!pairing.ok) continue;
    const { pairs, bye } = pairing.value;
    const ours = pairs.map(({ higher, lower }) => `${higher.no}–${lower.no}`).sort();
    const text = [...ours, ...(bye === null ? [] : [bye.no])].join(' ');
    expect(text, `seed ${seed}`).toBe(pairWithoutShortcuts(field));
    paired += 1;
  }
  expect(paired).toBeGreaterThan(45);
});
