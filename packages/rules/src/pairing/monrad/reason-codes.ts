import type { Reason } from '../../kernel/reason.ts';

/** Every code of Monrad's reasons; each has a text. */
export const monradReasonCodes = [
  'monrad.nearest-not-met',
  'monrad.passed-over-met',
  'monrad.passed-over-rest',
  'monrad.passed-over-next-round',
  'monrad.fewer-whites',
  'monrad.lower-placed-white',
  'monrad.sits-out-dummy',
  'monrad.sits-out-first-withdrawn',
  'monrad.has-sat-out',
  'monrad.has-met-first-withdrawn',
  'monrad.sit-out-point',
  'monrad.all-have-met',
  'monrad.changed-for-next-round',
  'monrad.next-round-impossible',
  'monrad.next-round-not-found',
] as const;

export type MonradReason = Reason<(typeof monradReasonCodes)[number]>;
