import type { FieldPair, PairRole } from '../brackets/field-pairs.ts';
import type { DutchArticles } from '../dutch-edition.ts';
import type { DutchReason, DutchReasonCode } from '../reason-codes.ts';

interface RoleReason {
  readonly code: DutchReasonCode;
  readonly article: 'homogeneousBracket' | 'heterogeneousBracket' | 'outlook';
}

const roles: Readonly<Record<PairRole, RoleReason>> = {
  resident: { code: 'dutch.paired-as-resident', article: 'homogeneousBracket' },
  'moved-down': { code: 'dutch.paired-as-moved-down', article: 'heterogeneousBracket' },
  collapsed: { code: 'dutch.paired-in-collapsed', article: 'outlook' },
  remainder: { code: 'dutch.paired-in-remainder', article: 'heterogeneousBracket' },
};

/** The reason of a pair: the bracket, the role, and whether a resident exchange led to it. */
export function explainOpponent(articles: DutchArticles, pair: FieldPair): readonly DutchReason[] {
  const { regulation, residentExchange } = articles;
  const { higher, lower, bracketScore, role, isExchanged } = pair;
  const facts = { player: higher.no, opponent: lower.no };
  const scores = { halfPoints: higher.score, bracketHalfPoints: bracketScore };
  const { code, article } = roles[role];
  const inBracket: DutchReason = {
    code,
    article: `${regulation} ${articles[article]}`,
    facts: { ...facts, ...scores },
  };
  return isExchanged
    ? [inBracket, { code: 'dutch.exchanged', article: `${regulation} ${residentExchange}`, facts }]
    : [inBracket];
}
