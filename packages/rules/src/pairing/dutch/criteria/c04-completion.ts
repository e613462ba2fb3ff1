import { at } from '../../../kernel/at.ts';
import { maximumMatching, unmatched } from '../../matching/maximum-matching.ts';
import { nobody, pairsFreely } from '../brackets/free-pairing.ts';
import { type Field, mayMeet } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';

/** Tests whether a player can be given the bye. */
export type ByeTaker = (player: Pairee) => boolean;

/** The players whom a largest matching leaves over; one of them can have the bye if there is one. */
export function leftOver(
  field: Field,
  players: readonly Pairee[],
  takesBye: ByeTaker | null,
): readonly Pairee[] {
  const bye = players.length;
  const joined = (a: number, b: number): boolean => {
    if (a === b) return false;
    if (a === bye) return takesBye?.(at(players, b)) ?? false;
    if (b === bye) return takesBye?.(at(players, a)) ?? false;
    return mayMeet(field, at(players, a), at(players, b));
  };
  const mates = maximumMatching({ size: bye + (takesBye === null ? 0 : 1), joined });
  return players.filter((_, index) => mates[index] === unmatched);
}

/**
 * C4: whether players can be paired under C1 to C3, one of them having the bye unless `takesBye` is
 * null. `@article FIDE C.04.3 2026 C4`
 */
export function canBeCompleted(
  field: Field,
  players: readonly Pairee[],
  takesBye: ByeTaker | null,
): boolean {
  if ((players.length + (takesBye === null ? 0 : 1)) % 2 !== 0) return false;
  const isBeyondDoubt =
    (takesBye === null || players.some(takesBye)) && pairsFreely(field, players, nobody);
  return isBeyondDoubt || leftOver(field, players, takesBye).length === 0;
}
