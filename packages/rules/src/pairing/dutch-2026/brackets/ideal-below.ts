import { canPairAll, leavableOne } from '../../dutch/brackets/next-bracket.ts';
import { canBeCompleted } from '../../dutch/criteria/c04-completion.ts';
import type { Pairee } from '../../dutch/field/pairee.ts';
import { takerOf } from '../criteria/c05-score-of-bye-receiver.ts';
import type { Stage } from './stage.ts';

/** How many other residents of the next bracket are tried as its single downfloater. */
const trials = 3;

/**
 * Whether the next bracket, with these downfloaters, can meet C1 to C7 as well as any bracket of its
 * size: all are paired, or all but one resident, and those below can be paired completely. Then no
 * other downfloaters are better in C8. False can be wrong, since not everything is tried.
 */
export function isIdealBelow(stage: Stage, downfloaters: readonly Pairee[]): boolean {
  const { field, next, rest, byeScore } = stage;
  const isEven = (downfloaters.length + next.length) % 2 === 0;
  if (byeScore !== null && byeScore === next[0]?.score) {
    const bye = isEven ? null : leavableOne(stage, downfloaters, ({ mayHaveBye }) => mayHaveBye);
    return bye !== null && canBeCompleted(field, rest, null);
  }
  const takesBye = takerOf(byeScore);
  if (isEven) return canPairAll(stage, downfloaters) && canBeCompleted(field, rest, takesBye);
  const tried = new Set<Pairee>();
  for (let trial = 0; trial < trials; trial++) {
    const left = leavableOne(stage, downfloaters, (player) => !tried.has(player));
    if (left === null) return false;
    if (canBeCompleted(field, [left, ...rest], takesBye)) return true;
    tried.add(left);
  }
  return false;
}
