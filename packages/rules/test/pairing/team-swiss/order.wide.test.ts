import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedPath } from '../../../../../test/wide/shared-folder.ts';
import { colourPreferences } from '../../../src/pairing/team-swiss/colour-preference.ts';
import { identifierOf, lexicographic } from './by-enumeration.ts';

interface WishCase {
  readonly colours: string;
  readonly preference: 'white' | 'black' | null;
  readonly strength?: 'mild' | 'strong';
  readonly lastRound?: boolean;
}

interface OrderCases {
  readonly upfloaterSets: {
    readonly beginsWith: number[][];
    readonly thenAmongTwoPlusOne: number[][];
  };
  readonly pairingName: { readonly pairs: [number, number][]; readonly name: readonly number[] };
  readonly preferenceTypeA: readonly WishCase[];
  readonly preferenceTypeB: readonly WishCase[];
}

const cases = JSON.parse(
  readFileSync(sharedPath('data/teams/team-swiss-order.json'), 'utf8'),
) as OrderCases;

test('the order of upfloaters and the name of a pairing are those of the text', () => {
  const { upfloaterSets, pairingName } = cases;
  for (const sets of [upfloaterSets.beginsWith, upfloaterSets.thenAmongTwoPlusOne]) {
    expect(sets.toSorted(lexicographic)).toEqual(sets);
  }
  expect(identifierOf(pairingName.pairs)).toEqual(pairingName.name);
});

test.each([
  ...cases.preferenceTypeA.map((each) => ['A', each] as const),
  ...cases.preferenceTypeB.map((each) => ['B', each] as const),
])('a preference of type %s: %j', (type, { colours, preference, strength, lastRound }) => {
  const found = colourPreferences[type]({
    colours: [...colours].map((letter) => (letter === 'W' ? 'white' : 'black')),
    isLastRound: lastRound === true,
  });
  expect(found?.colour ?? null).toBe(preference);
  if (strength !== undefined) expect(found?.isStrong).toBe(strength === 'strong');
});
