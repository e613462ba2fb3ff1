import { expect, test } from 'vitest';
import { c06Downfloaters } from '../../../../src/pairing/dutch-2026/criteria/c06-downfloaters.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, number]>([
  ['a resident', {}, 1],
  ['a moved-down player', { score: 5 }, 1],
])('C6 counts: %s', (_, facts, expected) => {
  const player = paireeOf(facts);
  const bracket = bracketOf([player, paireeOf()]);
  expect(c06Downfloaters.ofDownfloater?.(player, bracket)).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  ['nobody need float', [{}, {}, {}, {}], '1–3 2–4'],
  ['one has to', [{}, {}, {}], '1–2 / 3'],
  ['two who may not meet float', [{ colours: 'ww' }, { colours: 'ww' }], ' / 1 2'],
  [
    'as many pairs as possible, though a colour is missed',
    [{ colours: 'w' }, { colours: 'w' }],
    '1–2',
  ],
])('C6 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
