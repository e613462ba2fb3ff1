import type { BracketFacts, Criterion } from '../../../src/pairing/dutch/criteria/criterion.ts';
import {
  colourDifference,
  colourPreference,
} from '../../../src/pairing/dutch/field/colour-preference.ts';
import type { Field } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import { allCriteria } from '../../../src/pairing/dutch-2026/criteria/all-criteria.ts';

const colourOf = (letter: string) => (letter === 'w' ? 'white' : 'black') as 'white' | 'black';

/** The facts of a player that matter in a case; all others have ordinary values. */
export type PlayerFacts = Partial<Omit<Pairee, 'colours'>> & { readonly colours?: string };

/** A player made of the facts of a case; `colours` as letters, 'wb' is White, then Black. */
export function paireeOf(facts: PlayerFacts = {}): Pairee {
  const { colours: letters = '', ...others } = facts;
  const colours = [...letters].map(colourOf);
  return {
    no: 1,
    index: 0,
    score: 4,
    opponents: [],
    colours,
    colourDifference: colourDifference(colours),
    preference: colourPreference(colours),
    floatBefore: 'level',
    floatTwoBefore: 'level',
    mayHaveBye: true,
    unplayedRounds: 0,
    isTopscorer: false,
    hasOddNumber: true,
    ...others,
  };
}

/** A bracket of residents with 4 half-points in round 5; more means moved down. */
export function bracketOf(
  players: readonly Pairee[],
  criteria: readonly Criterion[] = allCriteria,
): BracketFacts {
  const field: Field = {
    request: { roundNumber: 5, roundsPlanned: 9, players: [] },
    pairees: players,
    conflicts: { words: 1, bits: new Uint32Array(players.length) },
    initialColour: 'white',
  };
  return {
    criteria,
    field,
    score: 4,
    mdps: players.filter(({ score }) => score > 4),
    residents: players.filter(({ score }) => score === 4),
    next: players.filter(({ score }) => score < 4),
  };
}
