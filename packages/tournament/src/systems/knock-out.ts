import type { SystemTraits } from './system-record.ts';

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
} as const satisfies Partial<SystemTraits>;

/** As many rounds as it takes. */
export const byResults = (): null => null;
