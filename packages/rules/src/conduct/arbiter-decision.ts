import { type Reason, reason } from '../kernel/reason.ts';

/** Codes of reasons by the arbiter's decision instead of a rule. */
export const arbiterReasonCodes = [
  'arbiter.altered-draft',
  /** Facts: minutes taken from each clock. */
  'arbiter.paired-late',
] as const;

export type ArbiterReasonCode = (typeof arbiterReasonCodes)[number];

/**
 * The code of a board or bye that the arbiter changed from the system's pairing. The arbiter's own reason
 * is in the journal's entry.
 */
const altered = 'arbiter.altered-draft';

/** By which article the arbiter answers for the pairings, by the edition of the pairing's rules. */
const articlesOfPairing: Readonly<Record<string, string>> = {
  'dsu-2002': '§6',
  'fide-2012': 'FIDE 2012 7.1',
  'fide-2017': 'FIDE 2012 7.1',
  'fide-2026': 'FIDE 2012 7.1',
  'tempelhof-2018': 'Tempelhof I.1',
};

/**
 * The reason of a board or bye of the arbiter's own, with the article of the rules that the tournament is
 * paired by; a club's own rules have none.
 *
 * @article DSU 2002 §6
 * @article FIDE 2012 7.1
 * @article Tempelhof 2018 I.1
 */
export const alteredByArbiter = (edition: string): Reason<ArbiterReasonCode> =>
  reason(altered, articlesOfPairing[edition] ?? '');

/** Whether a board or bye is the arbiter's own. */
export const isAlteredByArbiter = ({ code }: Reason): boolean => code === altered;

/**
 * The reason of a pair made after the start of the round, of two players without opponents, with clocks
 * adjusted by the arbiter.
 *
 * @article FIDE 2012 8.3.3
 */
export const pairedLate = (minutes: number): Reason<ArbiterReasonCode> =>
  reason('arbiter.paired-late', 'FIDE 2012 8.3.3', { minutes });
