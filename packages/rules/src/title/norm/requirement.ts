import type { NormRequirement } from './norm-rule-set.ts';

type Code = NormRequirement['code'];

/** A requirement of a least number. */
export const atLeast = (
  code: Code,
  article: string,
  have: number,
  need: number,
): NormRequirement => ({ code, article, have, need, isMet: have >= need });

/** A requirement of a greatest number. */
export const atMost = (
  code: Code,
  article: string,
  have: number,
  need: number,
): NormRequirement => ({ code, article, have, need, isMet: have <= need });

/** How many items meet a test. */
export const count = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length;
