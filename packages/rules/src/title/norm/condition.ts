import { toldFacts } from './norm-codes.ts';
import type { NormCondition, NormEvent, NormRequirement } from './norm-rule-set.ts';

type Counted = Omit<NormCondition, 'state' | 'have'> & { readonly have: number };

/** A condition that can be counted. */
export const counted = (condition: Counted, isMet: boolean): NormCondition => ({
  ...condition,
  state: isMet ? 'met' : 'missed',
});

/** A condition of which nothing is known. */
export const assumed = (condition: Omit<Counted, 'have'>): NormCondition => ({
  ...condition,
  state: 'assumed',
  have: null,
});

/** What somebody has to say, each with its article, as far as the edition asks for it. */
export const toldConditions = (
  { told }: NormEvent,
  articles: Readonly<Partial<Record<(typeof toldFacts)[number], string>>>,
): readonly NormCondition[] =>
  toldFacts.flatMap((code): readonly NormCondition[] => {
    const article = articles[code];
    if (article === undefined) return [];
    const said = told[code];
    const state = said === undefined ? 'assumed' : said ? 'met' : 'missed';
    return [{ code, article, state, have: null, need: null, isWanted: true }];
  });

/** The days on which rounds are played with their number; null where a round has none. */
export function roundsByDay({ rounds, days }: NormEvent): ReadonlyMap<string, number> | null {
  const dated = days.slice(0, rounds);
  if (dated.length < rounds || dated.some((day) => day === '')) return null;
  const counts = new Map<string, number>();
  for (const day of dated) counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** Conditions of the event that are missed, as everybody's requirements. */
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
