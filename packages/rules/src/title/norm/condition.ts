import { organiserFacts } from './norm-codes.ts';
import type { NormCondition, NormEvent, NormRequirement } from './norm-rule-set.ts';

/** The conditions that an organiser has to answer, each with its article, as far as the edition has them. */
export const answeredConditions = (
  { answers }: NormEvent,
  articles: Readonly<Partial<Record<(typeof organiserFacts)[number], string>>>,
): readonly NormCondition[] =>
  organiserFacts.flatMap((code): readonly NormCondition[] => {
    const article = articles[code];
    if (article === undefined) return [];
    const answer = answers[code];
    const state = answer === undefined ? 'assumed' : answer ? 'met' : 'missed';
    return [{ code, article, state, have: null, need: null, isWanted: true }];
  });

/** Unmet conditions of the event, as requirements of every player. */
export const missedByEvent = (conditions: readonly NormCondition[]): readonly NormRequirement[] =>
  conditions
    .filter(({ state, isWanted }) => state === 'missed' && isWanted)
    .map(({ code, article, have, need }) => ({
      code,
      article,
      have: have ?? 0,
      need: need ?? 1,
      isMet: false,
    }));
