import type { Reason } from '../../kernel/reason.ts';

/** Every code of the club's Swiss system's reasons; each has a text. */
export const tempelhofReasonCodes = [
  'tempelhof.lot-neighbours',
  'tempelhof.rating-halves',
  'tempelhof.equal-points',
  'tempelhof.passed-over-met',
  'tempelhof.passed-over-colour',
  'tempelhof.passed-over-rest',
  'tempelhof.unequal-points',
  'tempelhof.colours-by-lot',
  'tempelhof.colours-by-board',
  'tempelhof.no-third-time',
  'tempelhof.fewer-whites',
  'tempelhof.alternate-latest',
  'tempelhof.alternates',
  'tempelhof.no-colours-yet',
  'tempelhof.bye-last',
  'tempelhof.bye-not-twice',
  'tempelhof.bye-passed-over-rest',
  'tempelhof.bye-point',
] as const;

export type TempelhofReason = Reason<(typeof tempelhofReasonCodes)[number]>;
