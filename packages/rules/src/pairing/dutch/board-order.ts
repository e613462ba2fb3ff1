import type { FieldPair } from './brackets/field-pairs.ts';

/**
 * The recommended order of boards: the higher score of a pair, the sum of its scores, the smaller TPN
 * of the higher-ranked player. `@article FIDE C.04.2 2026 4`
 */
export const compareBoards = (a: FieldPair, b: FieldPair): number =>
  b.higher.score - a.higher.score ||
  b.higher.score + b.lower.score - a.higher.score - a.lower.score ||
  a.higher.no - b.higher.no;
