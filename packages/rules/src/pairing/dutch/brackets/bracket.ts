import type { HalfPoints } from '../../../kernel/half-points.ts';
import type { Field } from '../field/field.ts';
import type { Pairee } from '../field/pairee.ts';

/** The players to be paired in a bracket: moved-down players and residents. */
export interface Bracket {
  readonly field: Field;
  readonly mdps: readonly Pairee[];
  readonly residents: readonly Pairee[];
}

/** A bracket and the residents of the next one, empty if there is none. */
export interface BracketAndNext extends Bracket {
  readonly next: readonly Pairee[];
}

/** A bracket's players in the order of their BSNs. */
export const playersOf = ({ mdps, residents }: Bracket): readonly Pairee[] => [
  ...mdps,
  ...residents,
];

/** The score of the first of some players; below any score if there are none. */
export const scoreOf = (players: readonly Pairee[]): HalfPoints =>
  players[0]?.score ?? Number.NEGATIVE_INFINITY;

/** Players in order of score, as groups of equal scores. `@article FIDE C.04.3 2026 1.3` */
export function scoregroups(pairees: readonly Pairee[]): readonly (readonly Pairee[])[] {
  const groups: Pairee[][] = [];
  for (const pairee of pairees) {
    const group = groups.at(-1);
    if (group?.[0]?.score === pairee.score) group.push(pairee);
    else groups.push([pairee]);
  }
  return groups;
}
