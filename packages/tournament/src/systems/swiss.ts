import type { SharedTraits, StatedSystem } from './system-record.ts';

/** A system that pairs by points and is long as the organiser says. */
export const swiss = {
  group: 'swiss',
  pairedBy: 'score',
  byHand: true,
  goesBy: [],
  tieBreakKind: 'swiss',
  pages: [],
  form: 'swiss',
  /** As many as the organiser plans. */
  rounds: (_: unknown, __: number, planned: number): number => planned,
} as const satisfies SharedTraits;

/** The Danish ones. */
export const danishSwiss = {
  ...swiss,
  ratings: 'national-fide',
  tieBreaks: 'dsu-swiss',
  tieRule: 'by-order',
  waiting: 'laws-2001',
  options: {},
  told: () => ({}),
} as const satisfies SharedTraits;

/** A Swiss system of which FIDE's codes know nothing. */
export const customSwiss = (name: string): StatedSystem => ({
  type: `Individual: Swiss-System (${name})`,
  system: 'CUSTOM_SWISS',
});
