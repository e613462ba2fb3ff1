import { at } from '../../../kernel/at.ts';
import { maximumMatching, unmatched } from '../../matching/maximum-matching.ts';
import { mayMeet } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { BracketAndNext } from './bracket.ts';

type NextBracket = Pick<BracketAndNext, 'field' | 'next'>;

/** Whether the next bracket can pair all its players and those moved down to it. */
export function canPairAll({ field, next }: NextBracket, mdps: readonly Pairee[]): boolean {
  const players = [...mdps, ...next];
  const joined = (a: number, b: number): boolean =>
    a !== b && Math.max(a, b) >= mdps.length && mayMeet(field, at(players, a), at(players, b));
  return !maximumMatching({ size: players.length, joined }).includes(unmatched);
}

/** A resident of the next bracket without whom all others there can be paired; else null. */
export function leavableOne(
  { field, next }: NextBracket,
  mdps: readonly Pairee[],
  mayBeLeft: (player: Pairee) => boolean,
): Pairee | null {
  const players = [...mdps, ...next];
  const left = players.length;
  const isLeftable = (index: number): boolean =>
    index >= mdps.length && index < left && mayBeLeft(at(players, index));
  const joined = (a: number, b: number): boolean => {
    if (a === b) return false;
    if (a === left || b === left) return isLeftable(Math.min(a, b));
    return Math.max(a, b) >= mdps.length && mayMeet(field, at(players, a), at(players, b));
  };
  const mates = maximumMatching({ size: left + 1, joined });
  return mates.includes(unmatched) ? null : (players[at(mates, left)] ?? null);
}
