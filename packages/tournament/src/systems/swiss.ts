import type { SharedTraits, StatedSystem } from './system-record.ts';

/** The common part of systems that pair by points, for as many rounds as the organiser plans. */
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

/** The common part of the Danish Swiss systems. */
export const danishSwiss = {
  ...swiss,
  ratings: 'national-fide',
  tieBreaks: 'dsu-swiss',
  tieRule: 'by-order',
  waiting: 'laws-2001',
  options: {},
  engineOptions: () => ({}),
} as const satisfies SharedTraits;

/** A Swiss system without a code of FIDE's. */
export const customSwiss = (name: string): StatedSystem => ({
  type: `Individual: Swiss-System (${name})`,
  system: 'CUSTOM_SWISS',
});
