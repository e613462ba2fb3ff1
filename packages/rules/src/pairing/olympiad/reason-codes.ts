import type { Reason } from '../../kernel/reason.ts';

/** Every code with which the olympiad tournament says why; the catalogue has a text for each. */
export const olympiadReasonCodes = [
  'olympiad.team-match',
  'olympiad.board-colours',
  'olympiad.team-free',
  'olympiad.no-such-board',
] as const;

export type OlympiadReason = Reason<(typeof olympiadReasonCodes)[number]>;
