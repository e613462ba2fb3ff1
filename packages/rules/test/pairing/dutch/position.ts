import type { BracketPairing } from '../../../src/pairing/dutch/brackets/bracket-pairing.ts';
import { problemWith } from '../../../src/pairing/dutch/brackets/make-problem.ts';
import { pairBracket } from '../../../src/pairing/dutch/brackets/pair-bracket.ts';
import type { Criterion } from '../../../src/pairing/dutch/criteria/criterion.ts';
import type { Field } from '../../../src/pairing/dutch/field/field.ts';
import type { Pairee } from '../../../src/pairing/dutch/field/pairee.ts';
import { allCriteria } from '../../../src/pairing/dutch-2026/criteria/all-criteria.ts';
import { type PlayerFacts, paireeOf } from './pairee-of.ts';

/**
 * A bracket of players numbered 1, 2 … in their order. Residents have 4 half-points, those with more
 * were moved down, those with less are in the next bracket.
 */
export interface Position {
  readonly players: readonly PlayerFacts[];
  readonly met?: readonly (readonly [number, number])[];
  /** Whether it is the last bracket, whose odd player has the bye. */
  readonly isLast?: boolean;
  /** Whether all are residents, whatever their scores (2017). */
  readonly isCollapsed?: boolean;
  readonly criteria?: readonly Criterion[];
}

function fieldOf({ players, met = [] }: Position): Field {
  const pairees = players.map((facts, index) => paireeOf({ ...facts, no: index + 1, index }));
  const bits = new Uint32Array(pairees.length);
  for (const [a, b] of met) {
    bits[a - 1] = (bits[a - 1] ?? 0) | (1 << (b - 1));
    bits[b - 1] = (bits[b - 1] ?? 0) | (1 << (a - 1));
  }
  return {
    request: { roundNumber: 5, roundsPlanned: 9, players: [] },
    pairees,
    conflicts: { words: 1, bits },
    initialColour: 'white',
  };
}

function textOf({ mdpCouples, couples, downfloaters }: BracketPairing): string {
  const pairs = [...mdpCouples, ...couples].map(({ couple: [a, b] }) => `${a + 1}–${b + 1}`);
  const left = downfloaters.map((vertex) => vertex + 1);
  return left.length === 0 ? pairs.join(' ') : `${pairs.join(' ')} / ${left.join(' ')}`;
}

/** The pairing of a position: moved-down players first, those left over after a stroke. */
export function pairingOf(position: Position): string {
  const field = fieldOf(position);
  const where = (test: (player: Pairee) => boolean) => field.pairees.filter(test);
  const bracket = position.isCollapsed
    ? { field, mdps: [], residents: field.pairees, next: [] }
    : {
        field,
        mdps: where(({ score }) => score > 4),
        residents: where(({ score }) => score === 4),
        next: where(({ score }) => score < 4),
      };
  const isOdd = field.pairees.length % 2 === 1;
  const below = position.isLast
    ? { rest: [], places: 0, takesBye: isOdd ? ({ mayHaveBye }: Pairee) => mayHaveBye : null }
    : { rest: [], places: field.pairees.length, takesBye: null };
  const paired = pairBracket(problemWith(bracket, position.criteria ?? allCriteria, below));
  return paired === null ? 'none' : textOf(paired);
}
