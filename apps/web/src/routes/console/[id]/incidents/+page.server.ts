import { rulingLines } from '@rokade/presentation/chess/ruling-lines.ts';
import { lawsOptions } from '@rokade/presentation/chess/ruling-text.ts';
import { publishedGames } from '@rokade/presentation/desks/appeals/published-games.ts';
import { boardFacts } from '@rokade/presentation/desks/incidents/board-facts.ts';
import { citedOwnTexts } from '@rokade/presentation/desks/incidents/cited-own-texts.ts';
import { incidentChoices } from '@rokade/presentation/desks/incidents/incident-choices.ts';
import { incidentLines } from '@rokade/presentation/desks/incidents/incident-lines.ts';
import { rulings } from '@rokade/rules';
import { loadTournament } from '#lib/server/tournaments/load-tournament.ts';
import type { PageServerLoad } from './$types';

/**
 * All that the questions need, whatever is chosen: the page goes from one to the next by its address
 * alone, without the server.
 */
export const load: PageServerLoad = async ({ locals, params }) => {
  const t = await loadTournament(locals, params);
  return {
    facts: boardFacts(t),
    games: publishedGames(t, locals),
    laws: lawsOptions(locals),
    ...incidentChoices(locals),
    incidents: incidentLines(t, locals),
    rulings: rulingLines(locals, rulings),
    ownTexts: citedOwnTexts(locals.app.installation.now().lawTexts, locals.language),
  };
};

export { tournamentActions as actions } from '#lib/server/forms/tell.ts';
