import { describedNorms } from '@rokade/presentation/views/norms/describe-norms.ts';
import {
  formOfQuestion,
  normChoices,
  normsQuestion,
} from '@rokade/presentation/views/norms/norms-question.ts';
import { translator } from '@rokade/texts/all';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';

/** The norms that were made or are still possible, and the conditions for norms. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const t = await loadTournament(locals, params);
  const question = normsQuestion(url.searchParams);
  return {
    lines: describedNorms(t, question, translator(locals.language)),
    rounds: t.rounds.length,
    direct: question.rules.directTitles.least
      .map(({ title, rating }) => `${title} ${rating}`)
      .join(', '),
    question: formOfQuestion(question),
    choices: normChoices(question),
  };
};
