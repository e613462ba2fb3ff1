import { at } from '../../../kernel/at.ts';
import { maximumMatching, unmatched } from '../../matching/maximum-matching.ts';
import { canBeCompleted } from '../criteria/c04-completion.ts';
import { mayMeet } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';
import type { Stage } from './stage.ts';

/** How often another resident of the next bracket is tried as its one downfloater. */
const trials = 3;

/** Whoever of the next bracket is matched with nobody, if all others can be paired; else null. */
function withOneLeft(
  { field, next }: Stage,
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

function canBePaired({ field, next }: Stage, mdps: readonly Pairee[]): boolean {
  const players = [...mdps, ...next];
  const joined = (a: number, b: number): boolean =>
    a !== b && Math.max(a, b) >= mdps.length && mayMeet(field, at(players, a), at(players, b));
  return !maximumMatching({ size: players.length, joined }).includes(unmatched);
}

/**
 * Whether the next bracket, given these downfloaters, can do as well in C1 to C7 as any bracket of its
 * size: all are paired, or all but one resident, and those below can be paired completely. Then no
 * other downfloaters are better in C8. A false answer may be wrong: not everything is tried.
 */
export function isIdealBelow(stage: Stage, downfloaters: readonly Pairee[]): boolean {
  const { field, next, rest, byeScore } = stage;
  const isEven = (downfloaters.length + next.length) % 2 === 0;
  if (byeScore !== null && byeScore === next[0]?.score) {
    const bye = isEven ? null : withOneLeft(stage, downfloaters, ({ mayHaveBye }) => mayHaveBye);
    return bye !== null && canBeCompleted(field, rest, null);
  }
  if (isEven) return canBePaired(stage, downfloaters) && canBeCompleted(field, rest, byeScore);
  const tried = new Set<Pairee>();
  for (let trial = 0; trial < trials; trial++) {
    const left = withOneLeft(stage, downfloaters, (player) => !tried.has(player));
    if (left === null) return false;
    if (canBeCompleted(field, [left, ...rest], byeScore)) return true;
    tried.add(left);
  }
  return false;
}
