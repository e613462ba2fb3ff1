import type { Reason } from '../../kernel/reason.ts';

/** Every code of a cup's reasons; each has a text. */
export const cupReasonCodes = [
  'cup.preliminary-round',
  'cup.bye-named',
  'cup.bye-by-lot',
  'cup.no-opponent',
  'cup.opponent-away',
  'cup.won-lot',
  'cup.match-by-lot',
  'cup.match-of-winners',
  'cup.colours-by-lot',
  'cup.replayed',
  'cup.colours-reversed',
  'cup.colours-of-first-game',
  'cup.rapid-game',
  'cup.blitz-game',
  'cup.no-lot-in-final',
  'cup.lots-from-seed',
] as const;

export type CupReason = Reason<(typeof cupReasonCodes)[number]>;
