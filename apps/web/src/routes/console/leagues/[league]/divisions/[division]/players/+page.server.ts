import { divisionNorms } from '@rokade/presentation/desks/leagues/division-norms.ts';
import { leaguePlayers } from '@rokade/presentation/public/league/league-players.ts';
import {
  formOfQuestion,
  normChoices,
  normsQuestion,
} from '@rokade/presentation/views/norms/norms-question.ts';
import { translator } from '@rokade/texts/all';
import { divisionIn, loadLeague } from '#lib/server/leagues/league-page.ts';
import type { PageServerLoad } from './$types';

/** The players of a division with what they scored, and the norms they made. */
export const load: PageServerLoad = async ({ locals, params, url }) => {
  const league = await loadLeague(locals, params);
  const division = divisionIn(league, params);
  const question = normsQuestion(url.searchParams);
  return {
    division: division.id as string,
    name: division.values.name,
    players: leaguePlayers(league, division),
    norms: divisionNorms(league, division.id, { question, say: translator(locals.language) }),
    question: formOfQuestion(question),
    choices: { ...normChoices(question), championships: [] },
  };
};
