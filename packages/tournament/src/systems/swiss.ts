import type { StatedSystem, SystemTraits } from './system-record.ts';

/** A system that pairs by points and is long as the organiser says. */
export const swiss = {
  group: 'swiss',
  pairedBy: 'score',
  byHand: true,
  goesBy: [],
  tieBreakKind: 'swiss',
  pages: [],
  form: 'swiss',
} as const satisfies Partial<SystemTraits>;

/** The Danish ones. */
export const danishSwiss = {
  ...swiss,
  ratings: 'national-fide',
  tieBreaks: 'dsu-swiss',
  tieRule: 'by-order',
  waiting: 'laws-2001',
} as const satisfies Partial<SystemTraits>;

/** As many rounds as the organiser plans. */
export const asPlanned = (_: unknown, _players: number, planned: number): number => planned;

/** A Swiss system of which FIDE's codes know nothing. */
export const customSwiss = (name: string): StatedSystem => ({
  type: `Individual: Swiss-System (${name})`,
  system: 'CUSTOM_SWISS',
});
