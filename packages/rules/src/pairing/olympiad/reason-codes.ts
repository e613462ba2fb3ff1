import type { Reason } from '../../kernel/reason.ts';

/** Every code of the olympiad tournament's reasons; each has a text. */
export const olympiadReasonCodes = [
  'olympiad.team-match',
  'olympiad.board-colours',
  'olympiad.team-free',
  'olympiad.no-such-board',
] as const;

export type OlympiadReason = Reason<(typeof olympiadReasonCodes)[number]>;
