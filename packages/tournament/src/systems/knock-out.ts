import type { SharedTraits } from './system-record.ts';

/** Where players go out. */
export const knockOut = {
  group: 'other',
  numberedBy: 'lot',
  goesBy: [],
  ratings: 'national-fide',
  tieBreakKind: 'swiss',
  tieBreaks: null,
  tieRule: 'shared',
  form: 'knock-out',
  /** As many as it takes. */
  rounds: (): null => null,
} as const satisfies SharedTraits;
