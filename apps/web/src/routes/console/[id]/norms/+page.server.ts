import { championships, competitions, normRuleSets, toldFacts } from '@rokade/rules';
import { translator } from '@rokade/texts/all';
import { normLines } from '#lib/server/norms/norm-lines.ts';
import { askedNorms, queryOf } from '#lib/server/norms/told-of-event.ts';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/** The norms that were made or are still possible, and the conditions for norms. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const asked = askedNorms(url.searchParams);
  return {
    lines: normLines(t, asked, translator(locals.language)),
    rounds: t.rounds.length,
    direct: asked.rules.directTitles.least
      .map(({ title, rating }) => `${title} ${rating}`)
      .join(', '),
    asked: {
      edition: asked.rules.code,
      competition: asked.competition,
      championship: asked.championship,
      isForWomen: asked.isForWomen,
      settled: toldFacts.filter((fact) => asked.told[fact]),
      query: queryOf(asked),
    },
    choices: {
      editions: normRuleSets.map(({ code }) => code),
      competitions,
      championships: asked.rules.directTitles.championships === null ? [] : championships,
      facts: toldFacts,
    },
  };
};
