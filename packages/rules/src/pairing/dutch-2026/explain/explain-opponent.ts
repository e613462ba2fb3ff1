import type { FieldPair, PairRole } from '../brackets/pair-field.ts';
import type { DutchReason, DutchReasonCode } from '../reason-codes.ts';

const roles: Readonly<
  Record<PairRole, { readonly code: DutchReasonCode; readonly article: string }>
> = {
  resident: { code: 'dutch.paired-as-resident', article: 'C.04.3 (2026) 3.6' },
  'moved-down': { code: 'dutch.paired-as-moved-down', article: 'C.04.3 (2026) 3.7' },
  remainder: { code: 'dutch.paired-in-remainder', article: 'C.04.3 (2026) 3.7' },
};

/** In which bracket two players met, in what role, and whether a resident exchange led to it. */
export function explainOpponent(pair: FieldPair): readonly DutchReason[] {
  const { higher, lower, bracketScore, role, isExchanged } = pair;
  const facts = { player: higher.no, opponent: lower.no };
  const scores = { halfPoints: higher.score, bracketHalfPoints: bracketScore };
  const inBracket: DutchReason = { ...roles[role], facts: { ...facts, ...scores } };
  return isExchanged
    ? [inBracket, { code: 'dutch.exchanged', article: 'C.04.3 (2026) 4.3', facts }]
    : [inBracket];
}
