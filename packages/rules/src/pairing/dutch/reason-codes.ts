import type { Reason } from '../../kernel/reason.ts';

/** The codes of the reasons why somebody was passed over because of a criterion that counts failures. */
const passedOverByCriterion = [
  'dutch.passed-over-downfloaters',
  'dutch.passed-over-moved-down',
  'dutch.passed-over-next-bracket',
  'dutch.passed-over-bye-receiver',
  'dutch.passed-over-topscorer-colour',
  'dutch.passed-over-colour',
  'dutch.passed-over-strong-colour',
  'dutch.passed-over-downfloat',
  'dutch.passed-over-upfloat',
  'dutch.passed-over-float-differences',
] as const;

export type PassedOverByCriterion = (typeof passedOverByCriterion)[number];

/** Every code of the Dutch system's reasons. */
export const dutchReasonCodes = [
  'dutch.paired-as-resident',
  'dutch.paired-as-moved-down',
  'dutch.paired-in-remainder',
  'dutch.paired-in-collapsed',
  'dutch.exchanged',
  'dutch.passed-over-met',
  'dutch.passed-over-forbidden',
  'dutch.passed-over-absolute-colour',
  'dutch.passed-over-completion',
  ...passedOverByCriterion,
  'dutch.passed-over-rest',
  'dutch.both-preferences',
  'dutch.mild-preference',
  'dutch.strong-preference',
  'dutch.absolute-preference',
  'dutch.wider-difference',
  'dutch.alternate-latest',
  'dutch.higher-ranked-preference',
  'dutch.pairing-number',
  'dutch.bye-lowest-score',
  'dutch.bye-last-bracket',
] as const;

/** Every code of the reasons why a round is not paired as somebody else paired it. */
export const dutchVerdictCodes = [
  'dutch.given-bye-forbidden',
  'dutch.given-met',
  'dutch.given-forbidden',
  'dutch.given-absolute-colour',
  'dutch.given-bye-score',
  'dutch.given-downfloaters',
  'dutch.given-moved-down',
  'dutch.given-next-bracket',
  'dutch.given-bye-receiver',
  'dutch.given-topscorer-colour',
  'dutch.given-preference',
  'dutch.given-strong-preference',
  'dutch.given-downfloat',
  'dutch.given-upfloat',
  'dutch.given-float-differences',
  'dutch.given-later',
  'dutch.given-colour',
] as const;

export type DutchVerdictCode = (typeof dutchVerdictCodes)[number];
export type DutchVerdict = Reason<DutchVerdictCode>;

export type DutchReasonCode = (typeof dutchReasonCodes)[number];
export type DutchReason = Reason<DutchReasonCode>;
