import type { Reason } from '../../kernel/reason.ts';

/** Every code of the Keizer system's reasons. */
export const keizerReasonCodes = [
  'keizer.neighbours',
  'keizer.passed-over-met',
  'keizer.passed-over-rest',
  'keizer.eased',
  'keizer.fewer-whites',
  'keizer.return-game',
  'keizer.alternates',
  'keizer.boards-alternate',
  'keizer.bye',
] as const;

export type KeizerReason = Reason<(typeof keizerReasonCodes)[number]>;
