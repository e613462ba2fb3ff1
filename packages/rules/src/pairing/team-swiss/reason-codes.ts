import type { Reason } from '../../kernel/reason.ts';

/** Every code of the team Swiss's reasons; `player` and `opponent` are teams. */
export const teamSwissReasonCodes = [
  'team-swiss.same-score',
  'team-swiss.upfloater',
  'team-swiss.passed-over-upfloaters',
  'team-swiss.same-half',
  'team-swiss.passed-over-met',
  'team-swiss.passed-over-criteria',
  'team-swiss.passed-over-rest',
  'team-swiss.bye',
  'team-swiss.initial-colour',
  'team-swiss.only-preference',
  'team-swiss.both-preferences',
  'team-swiss.strong-preference',
  'team-swiss.lower-difference',
  'team-swiss.alternate-latest',
  'team-swiss.first-team-preference',
  'team-swiss.first-team-alternates',
  'team-swiss.other-team-alternates',
] as const;

export type TeamSwissReasonCode = (typeof teamSwissReasonCodes)[number];
export type TeamSwissReason = Reason<TeamSwissReasonCode>;

/** The name of the regulation in front of an article. */
export const teamSwissRegulation = 'C.04.6';
