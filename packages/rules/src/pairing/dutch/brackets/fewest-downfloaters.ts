import { at } from '../../../kernel/at.ts';
import { maximumMatching, unmatched } from '../../matching/maximum-matching.ts';
import { type Field, mayMeet } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import { pairsFreely } from './free-pairing.ts';

/** The fewest players of a bracket that stay unpaired, considering the bracket alone. */
export function fewestDownfloaters(
  field: Field,
  mdps: readonly Pairee[],
  residents: readonly Pairee[],
): number {
  const size = mdps.length + residents.length;
  if (pairsFreely(field, residents, { players: mdps, count: mdps.length })) return size % 2;
  const players = [...mdps, ...residents];
  const joined = (a: number, b: number): boolean =>
    a !== b && Math.max(a, b) >= mdps.length && mayMeet(field, at(players, a), at(players, b));
  return maximumMatching({ size, joined }).filter((mate) => mate === unmatched).length;
}
