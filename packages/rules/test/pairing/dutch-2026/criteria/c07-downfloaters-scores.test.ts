import { expect, test } from 'vitest';
import { c07DownfloatersScores } from '../../../../src/pairing/dutch-2026/criteria/c07-downfloaters-scores.ts';
import { bracketOf, type PlayerFacts, paireeOf } from '../../dutch/pairee-of.ts';
import { pairingOf } from '../../dutch/position.ts';

test.each<[string, PlayerFacts, number]>([
  ['a resident has the lowest score there is', {}, 0],
  ['a moved-down player', { score: 5 }, 1],
])('C7 counts: %s', (_, facts, expected) => {
  const player = paireeOf(facts);
  const bracket = bracketOf([player, paireeOf()]);
  expect(c07DownfloatersScores.ofDownfloater?.(player, bracket)).toBe(expected);
});

test.each<[string, readonly PlayerFacts[], string]>([
  ['the higher score is paired', [{ score: 7 }, { score: 6 }, {}], '1–3 / 2'],
  [
    'a resident floats rather than a moved-down player',
    [{ score: 5 }, {}, { colours: 'w' }],
    '1–2 / 3',
  ],
  [
    'rather than to spare a colour',
    [{ score: 7, colours: 'w' }, { score: 6, colours: 'b' }, { colours: 'w' }],
    '1–3 / 2',
  ],
  [
    'rather than to spare a float',
    [{ score: 7 }, { score: 6, floatBefore: 'down' }, {}],
    '1–3 / 2',
  ],
])('C7 decides: %s', (_, players, expected) => {
  expect(pairingOf({ players })).toBe(expected);
});
