import type { NormRequirement } from './norm-rule-set.ts';

type Counted = Omit<NormRequirement, 'isMet'>;

/** A requirement of so many at least. */
export const atLeast = (counted: Counted): NormRequirement => ({
  ...counted,
  isMet: counted.have >= counted.need,
});

/** A requirement of so many at most. */
export const atMost = (counted: Counted): NormRequirement => ({
  ...counted,
  isMet: counted.have <= counted.need,
});

/** How many of some hold what is asked. */
export const count = <T>(items: readonly T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length;
