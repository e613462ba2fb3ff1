import {
  championships,
  competitions,
  type NormRuleSet,
  normRuleSets,
  type ToldOfChampionship,
  type ToldOfEvent,
  toldFacts,
} from '@rokade/rules';

/**
 * A question about a tournament's norms: the edition, and the arbiter's answers about the event.
 */
export interface AskedNorms extends ToldOfEvent, ToldOfChampionship {
  readonly rules: NormRuleSet;
}

/** Reads an address's query: `edition`, `competition`, `championship`, `women` and what is `settled`. */
export function askedNorms(query: URLSearchParams): AskedNorms {
  const [usual] = normRuleSets;
  const settled = toldFacts.filter((fact) => query.getAll('settled').includes(fact));
  return {
    rules: normRuleSets.find(({ code }) => code === query.get('edition')) ?? usual,
    competition: competitions.find((code) => code === query.get('competition')) ?? 'ordinary',
    championship: championships.find((code) => code === query.get('championship')) ?? null,
    isForWomen: query.has('women'),
    told: Object.fromEntries(settled.map((fact) => [fact, true])),
  };
}

/** The query of an address with the same edition, competition and settled facts. */
export function queryOf({ rules, competition, told }: AskedNorms): string {
  const settled = toldFacts.filter((fact) => told[fact]).map((fact) => ['settled', fact]);
  return String(
    new URLSearchParams([['edition', rules.code], ['competition', competition], ...settled]),
  );
}
