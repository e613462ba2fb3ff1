import type { SharedTraits } from './system-record.ts';

/** The common part of systems in which beaten players are out. */
export const knockOut = {
  group: 'other',
  numberedBy: 'lot',
  goesBy: [],
  ratings: 'national-fide',
  tieBreakKind: 'swiss',
  tieBreaks: null,
  tieRule: 'shared',
  form: 'knock-out',
  /** As many rounds as needed. */
  rounds: (): null => null,
} as const satisfies SharedTraits;
