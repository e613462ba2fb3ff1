import { championships, competitions, normRuleSets, organiserFacts } from '@rokade/rules';
import { queryText, type WholeQuery } from '../../words/query.ts';
import type { NormsQuestion } from './describe-norms.ts';

/** Reads an address's query: `edition`, `competition`, `championship`, `women` and what is `settled`. */
export function normsQuestion(query: WholeQuery): NormsQuestion {
  const [usual] = normRuleSets;
  const settled = organiserFacts.filter((fact) => query.getAll('settled').includes(fact));
  return {
    rules: normRuleSets.find(({ code }) => code === query.get('edition')) ?? usual,
    competition: competitions.find((code) => code === query.get('competition')) ?? 'ordinary',
    championship: championships.find((code) => code === query.get('championship')) ?? null,
    isForWomen: query.has('women'),
    answers: Object.fromEntries(settled.map((fact) => [fact, true])),
  };
}

/** The query of an address with the same edition, competition and settled facts. */
function queryOf({ rules, competition, answers }: NormsQuestion): string {
  const settled = organiserFacts
    .filter((fact) => answers[fact])
    .map((fact) => ['settled', fact] as const);
  return queryText([['edition', rules.code], ['competition', competition], ...settled]);
}

/** The values that the form of a question about norms begins with. */
export const formOfQuestion = (question: NormsQuestion) => ({
  edition: question.rules.code,
  competition: question.competition,
  championship: question.championship,
  isForWomen: question.isForWomen,
  settled: organiserFacts.filter((fact) => question.answers[fact]),
  query: queryOf(question),
});

/** What the form of a question about norms has to choose from. */
export const normChoices = ({ rules }: NormsQuestion) => ({
  editions: normRuleSets.map(({ code }) => code),
  competitions,
  championships: rules.directTitles.championships === null ? [] : championships,
  facts: organiserFacts,
});
