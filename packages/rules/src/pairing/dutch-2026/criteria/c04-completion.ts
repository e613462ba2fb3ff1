import { at } from '../../../kernel/at.ts';
import type { HalfPoints } from '../../../kernel/half-points.ts';
import { maximumMatching, unmatched } from '../../matching/maximum-matching.ts';
import { nobody, pairsFreely } from '../brackets/free-pairing.ts';
import { type Field, mayMeet } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';

/** The players a largest matching leaves over, one of them perhaps for the bye of score `byeScore`. */
export function leftOver(
  field: Field,
  players: readonly Pairee[],
  byeScore: HalfPoints | null,
): readonly Pairee[] {
  const bye = players.length;
  const takesBye = (player: Pairee): boolean => player.mayHaveBye && player.score === byeScore;
  const joined = (a: number, b: number): boolean => {
    if (a === b) return false;
    if (a === bye) return takesBye(at(players, b));
    return b === bye ? takesBye(at(players, a)) : mayMeet(field, at(players, a), at(players, b));
  };
  const mates = maximumMatching({ size: bye + (byeScore === null ? 0 : 1), joined });
  return players.filter((_, index) => mates[index] === unmatched);
}

/**
 * C4: whether players, with the bye for one of score `byeScore` unless that is null, can be paired
 * under C1 to C3. `@article FIDE C.04.3 2026 C4`
 */
export function canBeCompleted(
  field: Field,
  players: readonly Pairee[],
  byeScore: HalfPoints | null,
): boolean {
  if ((players.length + (byeScore === null ? 0 : 1)) % 2 !== 0) return false;
  return pairsFreely(field, players, nobody) || leftOver(field, players, byeScore).length === 0;
}
