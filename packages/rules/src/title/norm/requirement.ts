import type { NormRequirement } from './norm-rule-set.ts';

type Code = NormRequirement['code'];

/** A requirement of so many at least. */
export const atLeast = (
  code: Code,
  article: string,
  have: number,
  need: number,
): NormRequirement => ({ code, article, have, need, isMet: have >= need });

/** A requirement of so many at most. */
export const atMost = (
  code: Code,
  article: string,
  have: number,
  need: number,
): NormRequirement => ({ code, article, have, need, isMet: have <= need });

/** How many of some hold what is asked. */
export const count = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length;
